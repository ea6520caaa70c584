/**
 * A fault set on the host. Without an operation it applies to all operations, without a User-Agent to all browsers,
 * without `times` until it is removed. With `after` the operation takes effect and the fault replaces its response.
 */
export type Fault = {
  id: number;
  operationId?: string;
  userAgent?: string;
  path?: string;
  query?: Record<string, string>;
  member?: string;
  chance?: number;
  after?: true;
  times?: number;
  delayMs?: number;
  status?: number;
  response?: { status: number };
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
  /** The id of the page request for which the server sent the call; null for a call of a browser. */
  requestId: string | null;
  status: number | 'network';
  durationMs: number;
  /** Schema violations of the response. */
  violations: string[];
  /** Schema violations for which the request was refused. */
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

/** Response of `GET /__mock`: the state of the host and the available choices. */
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
