import { errorBody } from '../messages/error-body.ts';
import type { MockContext } from '../mock-context.ts';
import { findTourOfDeparture } from '../queries/find-tour.ts';
import { isScenarioName } from '../state/scenario-name.ts';
import type { Worlds } from '../worlds.ts';
import { type ControlBody, FAULT_SCOPE, parseCallFilter, parseDepartureChange, parseFault } from './control-body.ts';
import { getStatus } from './status.ts';

/** `worlds` is missing where there is only one, as in a browser tab. */
type Control = (mockContext: MockContext, body: ControlBody, worlds?: Worlds) => Response;

/** The fields of a body, by control; those that are missing here check their own. */
export const controlFields: Record<string, readonly string[]> = {
  'DELETE /__mock/worlds': ['name'],
  'POST /__mock/reset': ['scenario'],
  'POST /__mock/checkpoints': ['name'],
  'POST /__mock/restore': ['name'],
  'POST /__mock/latency': ['ms', 'spreadMs'],
  'POST /__mock/rate-limits': ['isOn'],
  'POST /__mock/expire': ['email'],
  'POST /__mock/clock': ['offsetDays'],
};

const LATENCY_LIMIT_MS = 60_000;
const CLOCK_LIMIT_DAYS = 3650;
const CHECKPOINT_LIMIT = 20;

/** The controls under `/__mock`, by method and path. */
export const controls: Record<string, Control> = {
  'GET /__mock': (mockContext) => Response.json(getStatus(mockContext)),
  'GET /__mock/outbox': (mockContext) => Response.json(mockContext.database().state.outbox),
  'GET /__mock/worlds': (_, __, worlds) => Response.json({ worlds: worlds?.names() ?? [] }),
  'DELETE /__mock/worlds': (_, { name }, worlds) =>
    typeof name === 'string' && worlds?.end(name) ? success() : badRequest(`unknown world ${String(name)}`),
  'POST /__mock/reset': (mockContext, { scenario }) => {
    if (scenario === undefined) mockContext.reset();
    else if (isScenarioName(scenario)) mockContext.reset(scenario);
    else return badRequest(`unknown scenario ${String(scenario)}`);
    return success();
  },
  'POST /__mock/checkpoints': (mockContext, { name }) => {
    if (typeof name !== 'string' || name === '') return badRequest('a checkpoint needs a name');
    const names = new Set([...mockContext.checkpoints(), name]);
    if (names.size > CHECKPOINT_LIMIT) return badRequest(`a world has at most ${CHECKPOINT_LIMIT} checkpoints`);
    mockContext.saveCheckpoint(name);
    return success();
  },
  'POST /__mock/restore': (mockContext, { name }) =>
    mockContext.restoreCheckpoint(String(name)) ? success() : badRequest(`unknown checkpoint ${String(name)}`),
  'POST /__mock/faults': (mockContext, body) => {
    const fault = parseFault(body);
    if (typeof fault === 'string') return badRequest(fault);
    return Response.json({ success: true, id: mockContext.faults.add(fault) });
  },
  'DELETE /__mock/faults': (mockContext, { id, ...body }) => {
    if (id !== undefined) {
      return mockContext.faults.remove(Number(id)) ? success() : badRequest(`unknown fault ${String(id)}`);
    }
    const [other] = Object.keys(body).filter((name) => !FAULT_SCOPE.includes(name));
    if (other) return badRequest(`${other} does not say which faults to remove`);
    const fault = parseFault({ ...body, delayMs: 0 });
    if (typeof fault === 'string') return badRequest(fault);
    mockContext.faults.clear(body);
    return success();
  },
  'POST /__mock/calls': (mockContext, body) => {
    const filter = parseCallFilter(body);
    if (typeof filter === 'string') return badRequest(filter);
    const calls = mockContext.calls.find(filter);
    return Response.json({ success: true, count: calls.length, calls });
  },
  'POST /__mock/latency': (mockContext, { ms, spreadMs = 0 }) => {
    const isDelay = (value: unknown) =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LATENCY_LIMIT_MS;
    if (!isDelay(ms)) return badRequest(`ms must be a whole number up to ${LATENCY_LIMIT_MS}`);
    if (!isDelay(spreadMs)) return badRequest(`spreadMs must be a whole number up to ${LATENCY_LIMIT_MS}`);
    mockContext.changeSettings({ latencyMs: Number(ms), latencySpreadMs: Number(spreadMs) });
    return success();
  },
  'POST /__mock/rate-limits': (mockContext, { isOn }) => {
    if (typeof isOn !== 'boolean') return badRequest('isOn must be true or false');
    mockContext.rateLimits.setOn(isOn);
    return success();
  },
  'POST /__mock/departures': (mockContext, { id, ...change }) => {
    const { catalogue, state } = mockContext.database();
    const tour = findTourOfDeparture(catalogue.tours, id as number);
    if (!tour) return badRequest(`unknown departure ${String(id)}`);
    const parsed = parseDepartureChange(change);
    if (typeof parsed === 'string') return badRequest(parsed);
    // The new seats are those left now, so seats sold before must no longer be subtracted.
    if (parsed.seat !== undefined) delete state.seatsTaken[Number(id)];
    state.departures[Number(id)] = { ...state.departures[Number(id)], ...parsed };
    mockContext.notifyChange();
    mockContext.publish([{ kind: 'tour', id: tour.id }]);
    return success();
  },
  'POST /__mock/expire': (mockContext, { email }) => {
    const { sessions, members } = mockContext.database().state;
    const isMember = Object.values(members).some((member) => member.email === email);
    if (email !== undefined && !isMember) return badRequest(`unknown member ${String(email)}`);
    for (const session of Object.values(sessions)) {
      if (email === undefined || members[session.memberId]?.email === email) session.expiresAt = 0;
    }
    mockContext.notifyChange();
    return success();
  },
  'POST /__mock/clock': (mockContext, { offsetDays }) => {
    const isOffset = Number.isInteger(offsetDays) && Math.abs(Number(offsetDays)) <= CLOCK_LIMIT_DAYS;
    if (!isOffset)
      return badRequest(`offsetDays must be a whole number from -${CLOCK_LIMIT_DAYS} to ${CLOCK_LIMIT_DAYS}`);
    mockContext.changeSettings({ offsetDays: Number(offsetDays) });
    return success();
  },
};

function success(): Response {
  return Response.json({ success: true });
}

/** The 400 response to an invalid control request, with the reason. */
export function badRequest(message: string): Response {
  return Response.json(errorBody(message), { status: 400 });
}
