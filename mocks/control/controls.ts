import { errorBody } from '../messages/error-body.ts';
import type { MockContext } from '../mock-context.ts';
import { isScenarioName } from '../state/scenario-name.ts';
import { readDepartureChange, readFault, type Wish } from './control-wish.ts';
import { describe } from './describe.ts';

type Control = (mockContext: MockContext, wish: Wish) => Response;

const LATENCY_LIMIT_MS = 60_000;
const CLOCK_LIMIT_DAYS = 3650;

/** The controls under `/__mock`, by method and path. */
export const controls: Record<string, Control> = {
  'GET /__mock': (mockContext) => Response.json(describe(mockContext)),
  'GET /__mock/outbox': (mockContext) => Response.json(mockContext.database().state.outbox),
  'POST /__mock/reset': (mockContext, { scenario }) => {
    if (scenario === undefined) mockContext.reset();
    else if (isScenarioName(scenario)) mockContext.reset(scenario);
    else return refused(`unknown scenario ${String(scenario)}`);
    return done();
  },
  'POST /__mock/faults': (mockContext, wish) => {
    const fault = readFault(wish);
    if (typeof fault === 'string') return refused(fault);
    return Response.json({ success: true, id: mockContext.faults.add(fault) });
  },
  'DELETE /__mock/faults': (mockContext, { id, ...wish }) => {
    if (id !== undefined) {
      return mockContext.faults.remove(Number(id)) ? done() : refused(`unknown fault ${String(id)}`);
    }
    const fault = readFault({ ...wish, delayMs: 0 });
    if (typeof fault === 'string') return refused(fault);
    mockContext.faults.clear(fault.operationId);
    return done();
  },
  'POST /__mock/latency': (mockContext, { ms }) => {
    const isLatency = Number.isInteger(ms) && Number(ms) >= 0 && Number(ms) <= LATENCY_LIMIT_MS;
    if (!isLatency) return refused(`ms must be a whole number up to ${LATENCY_LIMIT_MS}`);
    mockContext.setLatencyMs(Number(ms));
    return done();
  },
  'POST /__mock/departures': (mockContext, { id, ...change }) => {
    const { catalogue, state } = mockContext.database();
    const isKnown = catalogue.tours.some(({ itineraries }) => itineraries.some((one) => one.id === id));
    if (!isKnown) return refused(`unknown departure ${String(id)}`);
    const read = readDepartureChange(change);
    if (typeof read === 'string') return refused(read);
    // The new seats are those left now, so seats sold before must no longer be subtracted.
    if (read.seat !== undefined) delete state.seatsTaken[Number(id)];
    state.departures[Number(id)] = { ...state.departures[Number(id)], ...read };
    mockContext.notifyChange();
    return done();
  },
  'POST /__mock/expire': (mockContext, { email }) => {
    const { sessions, members } = mockContext.database().state;
    for (const session of Object.values(sessions)) {
      if (email === undefined || members[session.memberId]?.email === email) session.expiresAt = 0;
    }
    mockContext.notifyChange();
    return done();
  },
  'POST /__mock/clock': (mockContext, { offsetDays }) => {
    const isOffset = Number.isInteger(offsetDays) && Math.abs(Number(offsetDays)) <= CLOCK_LIMIT_DAYS;
    if (!isOffset) return refused(`offsetDays must be a whole number from -${CLOCK_LIMIT_DAYS} to ${CLOCK_LIMIT_DAYS}`);
    mockContext.setOffsetDays(Number(offsetDays));
    return done();
  },
};

function done(): Response {
  return Response.json({ success: true });
}

/** The 400 answer to an invalid control request, with the reason. */
export function refused(message: string): Response {
  return Response.json(errorBody(message), { status: 400 });
}
