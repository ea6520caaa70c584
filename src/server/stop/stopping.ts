// Routes and start-up code are separate bundles with separate module state, so shared state is kept on `globalThis`.
const shared = globalThis as { kelanaIsStopping?: boolean };

export function noteStop(): void {
  shared.kelanaIsStopping = true;
}

/** True from the moment this instance was told to end. */
export function isStopping(): boolean {
  return shared.kelanaIsStopping === true;
}
