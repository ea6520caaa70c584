type FaultSettings = {
  network?: true;
  hang?: true;
  cut?: true;
  emptyBody?: true;
  malformed?: true;
  wrongShape?: true;
  delayMs?: number;
  status?: number;
  retryAfterSeconds?: number;
};

/** The faults of a failing service by name, in the format of the embedded host. */
export const faults = {
  down: { network: true },
  refused: { status: 422 },
  hanging: { hang: true },
  slow: { delayMs: 1500 },
  broken: { status: 500 },
  empty: { emptyBody: true },
  malformed: { malformed: true },
  'another shape': { wrongShape: true },
  busy: { status: 429, retryAfterSeconds: 1 },
  'cut off': { cut: true },
} as const satisfies Record<string, FaultSettings>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
