import { listExampleNames } from '../engine/examples.ts';
import { allOperations } from '../engine/operation.ts';
import { errorBody } from '../messages/messages.ts';
import type { MockContext } from '../mock-context.ts';
import { findTourOfDeparture } from '../queries/find-tour.ts';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../seed/demo.ts';
import { isScenarioName, scenarioNames } from '../state/state.ts';
import type { Worlds } from '../worlds.ts';
import {
  type ControlBody,
  FAULT_SCOPE,
  parseCallFilter,
  parseDepartureChange,
  parseFault,
  readControlBody,
} from './control-body.ts';

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

const SHOWN_CALLS = 50;

/**
 * The response body of `GET /__mock`: the state of the host and the available choices. Times are ISO, delays in
 * milliseconds.
 */
export function getStatus(mockContext: MockContext) {
  const { state } = mockContext.database();
  return {
    scenario: state.scenario,
    now: mockContext.now().toISOString(),
    ...mockContext.settings(),
    faults: mockContext.faults.all(),
    isRateLimited: mockContext.rateLimits.isOn(),
    checkpoints: mockContext.checkpoints(),
    calls: mockContext.calls.all().slice(-SHOWN_CALLS),
    broken: mockContext.calls.broken(),
    scenarios: scenarioNames,
    // An account with a changed password is not listed, because the panel shows the demo password.
    accounts: Object.values(state.members)
      .filter(({ passwordHash }) => passwordHash === DEMO_PASSWORD_HASH)
      .map(({ email, profile, membership }) => ({
        email,
        password: DEMO_PASSWORD,
        name: profile.fullname,
        points: membership.card.point,
        isPremium: profile.is_member_premium,
      })),
    operations: allOperations().map(([operationId, operation]) => ({
      operationId,
      method: operation.method,
      path: operation.path,
      examples: listExampleNames(operation),
    })),
  };
}

type Access = {
  /** True when requests must use a loopback name of this machine. */
  isLoopbackOnly?: boolean;
  /** The other worlds of the host. */
  worlds?: Worlds;
};

/** The names of this machine in a URL. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The control API for tests and demos under `/__mock`; null for every other path. It serves command-line tools and
 * this host's own pages. Other origins are refused, because it reveals recovery links and can reset all data.
 */
export async function handleControl(
  mockContext: MockContext,
  request: Request,
  access: Access = {},
): Promise<Response | null> {
  const { pathname, origin: hostOrigin, hostname } = new URL(request.url);
  if (pathname !== '/__mock' && !pathname.startsWith('/__mock/')) return null;
  // DNS rebinding: a page whose name resolves to this machine has the host's own origin, so the name must be checked.
  if (access.isLoopbackOnly && !LOOPBACK.includes(hostname)) return forbidden('other names than localhost');
  // Browsers send the origin of the page; other clients send no Origin.
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== hostOrigin) return forbidden('other origins');
  return runControl(mockContext, request, access.worlds);
}

async function runControl(mockContext: MockContext, request: Request, worlds?: Worlds): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const name = `${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`;
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) return Response.json(errorBody('unknown control'), { status: 404 });
  // A query string would be ignored, and a DELETE without an id in its body removes everything.
  if (search !== '') return badRequest('parameters belong in the JSON body, not in the query string');
  const body = await readControlBody(request);
  if (!body) return badRequest('the body is not a JSON object');
  const unknown = Object.keys(body).find((field) => controlFields[name]?.includes(field) === false);
  return unknown ? badRequest(`unknown field ${unknown}`) : control(mockContext, body, worlds);
}

function forbidden(caller: string): Response {
  return Response.json(errorBody(`control is closed to ${caller}`), { status: 403 });
}
