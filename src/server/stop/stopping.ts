// Routes and start-up code are separate bundles, so the flag is stored on globalThis.
const shared = globalThis as { kelanaIsStopping?: boolean };

export function noteStop(): void {
  shared.kelanaIsStopping = true;
}

/** Returns true once this instance has received SIGTERM. */
export function isStopping(): boolean {
  return shared.kelanaIsStopping === true;
}
