// The routes and what runs at the start are bundles of their own: what they share belongs to the process.
const shared = globalThis as { kelanaIsStopping?: boolean };

export function noteStop(): void {
  shared.kelanaIsStopping = true;
}

/** True from the moment this instance was told to end. */
export function isStopping(): boolean {
  return shared.kelanaIsStopping === true;
}
