/** A fault that waits for its calls; without an operation it hits all, without `times` it stays. */
export type Fault = {
  id: number;
  operationId?: string;
  times?: number;
  delayMs?: number;
  status?: number;
  message?: string;
  retryAfterSeconds?: number;
  network?: true;
  emptyBody?: true;
  malformed?: true;
  wrongShape?: true;
  cut?: true;
  hang?: true;
};

export type Call = {
  id: number;
  at: string;
  method: string;
  path: string;
  operationId: string | null;
  status: number | 'network';
  durationMs: number;
  /** What the answer broke. */
  violations: string[];
  /** What the request broke, and was refused for. */
  refused: string[];
};

export type Account = { email: string; password: string; name: string; points: number; isPremium: boolean };

type ControlledOperation = {
  operationId: string;
  method: string;
  path: string;
  /** Names of the examples by documented status. */
  examples: Record<string, string[]>;
};

/** What `GET /__mock` tells: how the host stands and what can be chosen. */
export type ControlStatus = {
  scenario: string;
  now: string;
  offsetDays: number;
  latencyMs: number;
  faults: Fault[];
  calls: Call[];
  broken: Call[];
  scenarios: readonly string[];
  accounts: Account[];
  operations: ControlledOperation[];
};

export type Mail = { id: number; sentAt: string; to: string; subject: string; text: string; link: string | null };
