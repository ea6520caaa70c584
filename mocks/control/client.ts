import type { CallFilter, CallLog } from '../mock-context/call-log.ts';
import type { Fault, FaultScope } from '../mock-context/fault.ts';
import type { DepartureChange, Mail, ScenarioName } from '../state/state.ts';
import type { getStatus } from './controls.ts';

/** The response of `GET /__mock`: the state of a world and the available choices. */
export type ControlStatus = ReturnType<typeof getStatus>;
export type Call = ControlStatus['calls'][number];
export type LoggedCall = ReturnType<CallLog['find']>[number];
export type { Fault, FaultScope, Mail };

type ClientOptions = {
  /** The world of the host; without it the main one. */
  world?: string | undefined;
  fetch?: typeof fetch;
  timeoutMs?: number;
};

/** The fault to add; `unchecked` allows a `response` that the document does not have. */
type NewFault = Fault & { unchecked?: true };

export type ControlClient = ReturnType<typeof createControlClient>;

/**
 * A client of the controls of an embedded host, for tests and the console of a demo. Each method rejects with an Error
 * that has the host's message, or says that the host does not respond.
 */
export function createControlClient(hostUrl: string, options: ClientOptions = {}) {
  const { world, fetch: send = fetch, timeoutMs = 8000 } = options;

  async function request<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
    const response = await send(`${hostUrl}/__mock${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
      ...(world !== undefined && { headers: { 'mock-world': world } }),
    }).catch((cause: unknown) => {
      throw new Error(`${hostUrl} does not answer.`, { cause });
    });
    const answer = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer;
    throw new Error(answer?.message ?? `${hostUrl} answers ${response.status} without a message.`);
  }

  return {
    status: () => request<ControlStatus>('GET', ''),
    /** The mails that the host would have sent, the oldest first. */
    outbox: () => request<Mail[]>('GET', '/outbox'),
    /** Starts the scenario with fresh data, without it that of the host. */
    reset: (scenario?: ScenarioName) => request('POST', '/reset', { scenario }),
    /** Resolves with the id of the fault. */
    addFault: async (fault: NewFault) => (await request<{ id: number }>('POST', '/faults', fault)).id,
    /** Removes a fault by its id, or those of a scope; without one, all. */
    removeFaults: (scope: FaultScope | { id: number } = {}) => request('DELETE', '/faults', scope),
    /** The last calls that match, the oldest first. */
    calls: async (filter: CallFilter = {}) => (await request<{ calls: LoggedCall[] }>('POST', '/calls', filter)).calls,
    setLatency: (ms: number, spreadMs = 0) => request('POST', '/latency', { ms, spreadMs }),
    /** Turns the rate limits of the world on or off. Worlds that are created later start like the main one. */
    setRateLimits: (isOn: boolean) => request('POST', '/rate-limits', { isOn }),
    setClock: (offsetDays: number) => request('POST', '/clock', { offsetDays }),
    changeDeparture: (id: number, change: DepartureChange) => request('POST', '/departures', { id, ...change }),
    /** Ends the sessions of a member, without an e-mail address those of all. */
    expireSessions: (email?: string) => request('POST', '/expire', { email }),
    saveCheckpoint: (name: string) => request('POST', '/checkpoints', { name }),
    restoreCheckpoint: (name: string) => request('POST', '/restore', { name }),
    /** The names of the host's worlds beside the main one. */
    worlds: async () => (await request<{ worlds: string[] }>('GET', '/worlds')).worlds,
    endWorld: (name: string) => request('DELETE', '/worlds', { name }),
  };
}
