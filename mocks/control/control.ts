import type { Stage } from '../stage.ts';
import { isScenarioName } from '../state/scenario-name.ts';
import { failure } from '../words/failure.ts';
import { readDepartureChange, readFault, type Wish, wishOf } from './control-wish.ts';

type Control = (stage: Stage, wish: Wish) => Response;

const controls: Record<string, Control> = {
  'GET /__mock': (stage) =>
    Response.json({
      scenario: stage.world().state.scenario,
      now: stage.now().toISOString(),
      faults: stage.faults.all(),
      calls: stage.calls.all(),
      broken: stage.calls.broken(),
    }),
  'GET /__mock/outbox': (stage) => Response.json(stage.world().state.outbox),
  'POST /__mock/reset': (stage, { scenario }) => {
    if (scenario === undefined) stage.reset();
    else if (isScenarioName(scenario)) stage.reset(scenario);
    else return refused(`unknown scenario ${String(scenario)}`);
    return done();
  },
  'POST /__mock/faults': (stage, wish) => {
    const fault = readFault(wish);
    if (typeof fault === 'string') return refused(fault);
    stage.faults.add(fault);
    return done();
  },
  'DELETE /__mock/faults': (stage, wish) => {
    const fault = readFault({ ...wish, delayMs: 0 });
    if (typeof fault === 'string') return refused(fault);
    stage.faults.clear(fault.operationId);
    return done();
  },
  'POST /__mock/departures': (stage, { id, ...change }) => {
    const { catalogue, state } = stage.world();
    const isKnown = catalogue.tours.some(({ itineraries }) => itineraries.some((one) => one.id === id));
    if (!isKnown) return refused(`unknown departure ${String(id)}`);
    const read = readDepartureChange(change);
    if (typeof read === 'string') return refused(read);
    // The seats of a change are those left now: what was sold before it no longer counts.
    if (read.seat !== undefined) delete state.seatsTaken[Number(id)];
    state.departures[Number(id)] = { ...state.departures[Number(id)], ...read };
    stage.changed();
    return done();
  },
  'POST /__mock/expire': (stage, { email }) => {
    const { sessions, members } = stage.world().state;
    for (const session of Object.values(sessions)) {
      if (email === undefined || members[session.memberId]?.email === email) session.expiresAt = 0;
    }
    stage.changed();
    return done();
  },
  'POST /__mock/clock': (stage, { offsetDays }) => {
    if (!Number.isInteger(offsetDays)) return refused('offsetDays must be a whole number');
    stage.setOffsetDays(Number(offsetDays));
    return done();
  },
};

/** The switchboard of tests and demos under `/__mock`, for this host's own pages and for tools; null for every other path. */
export async function controlPath(stage: Stage, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/__mock' && !pathname.startsWith('/__mock/')) return null;
  if (isForeign(request)) return Response.json(failure('control is closed to other origins'), { status: 403 });
  const name = `${request.method} ${pathname}`;
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) return Response.json(failure('unknown control'), { status: 404 });
  const wish = await wishOf(request);
  return wish ? control(stage, wish) : refused('the body is not a JSON object');
}

// A browser names the page a request comes from; what is no browser sends no Origin.
function isForeign({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(url).origin;
}

function done(): Response {
  return Response.json({ success: true });
}

function refused(message: string): Response {
  return Response.json(failure(message), { status: 400 });
}
