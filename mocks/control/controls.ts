import * as v from 'valibot';
import { listExampleNames } from '../engine/examples.ts';
import { allOperations } from '../engine/operation.ts';
import { errorBody } from '../messages/messages.ts';
import type { MockContext } from '../mock-context.ts';
import { findTourOfDeparture } from '../queries/find-tour.ts';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../seed/demo.ts';
import { scenarioNames } from '../state/state.ts';
import type { Worlds } from '../worlds.ts';
import {
  callFilter,
  days,
  faultFields,
  faultScope,
  latency,
  parseFault,
  promotions,
  readControlBody,
  scenarioName,
  seatsOrPrice,
  text,
} from './control-body.ts';

/** `worlds` is missing where there is only one, as in a browser tab. */
type Control = {
  fields: string[];
  run(mockContext: MockContext, body: unknown, worlds: Worlds | undefined): Response;
};

/**
 * A control whose JSON body has these fields. `act` returns the JSON to answer with, nothing for a plain success, or the
 * reason of a refusal as a text.
 */
function control<Fields extends v.ObjectEntries>(
  fields: Fields,
  act: (
    mockContext: MockContext,
    body: v.InferOutput<v.StrictObjectSchema<Fields, undefined>>,
    worlds: Worlds | undefined,
  ) => unknown,
): Control {
  const schema = v.strictObject(fields);
  return {
    fields: Object.keys(fields),
    run(mockContext, body, worlds) {
      const { success, issues, output } = v.safeParse(schema, body);
      if (!success) return badRequest(`${v.getDotPath(issues[0]) ?? 'body'}: ${issues[0].message}`);
      const result = act(mockContext, output, worlds);
      return typeof result === 'string' ? badRequest(result) : Response.json(result ?? { success: true });
    },
  };
}

const CHECKPOINT_LIMIT = 20;

/** The controls under `/__mock`, by method and path. */
export const controls: Record<string, Control> = {
  'GET /__mock': control({}, getStatus),
  'GET /__mock/outbox': control({}, (mockContext) => mockContext.database().state.outbox),
  'GET /__mock/worlds': control({}, (_, __, worlds) => ({ worlds: worlds?.names() ?? [] })),
  'DELETE /__mock/worlds': control({ name: text }, (_, { name }, worlds) => {
    if (!worlds?.end(name)) return `unknown world ${name}`;
  }),
  'POST /__mock/reset': control({ scenario: v.optional(scenarioName) }, (mockContext, { scenario }) =>
    mockContext.reset(scenario),
  ),
  'POST /__mock/checkpoints': control({ name: text }, (mockContext, { name }) => {
    const names = new Set([...mockContext.checkpoints(), name]);
    if (names.size > CHECKPOINT_LIMIT) return `a world has at most ${CHECKPOINT_LIMIT} checkpoints`;
    mockContext.saveCheckpoint(name);
  }),
  'POST /__mock/restore': control({ name: text }, (mockContext, { name }) => {
    if (!mockContext.restoreCheckpoint(name)) return `unknown checkpoint ${name}`;
  }),
  'POST /__mock/faults': control(faultFields, (mockContext, body) => {
    const fault = parseFault(body);
    return typeof fault === 'string' ? fault : { success: true, id: mockContext.faults.add(fault) };
  }),
  'DELETE /__mock/faults': control({ ...faultScope, id: v.optional(v.number()) }, (mockContext, { id, ...scope }) => {
    if (id === undefined) mockContext.faults.clear(scope);
    else if (!mockContext.faults.remove(id)) return `unknown fault ${id}`;
  }),
  'POST /__mock/calls': control(callFilter, (mockContext, filter) => {
    const calls = mockContext.calls.find(filter);
    return { success: true, count: calls.length, calls };
  }),
  'POST /__mock/latency': control({ ms: latency, spreadMs: v.optional(latency, 0) }, (mockContext, { ms, spreadMs }) =>
    mockContext.changeSettings({ latencyMs: ms, latencySpreadMs: spreadMs }),
  ),
  'POST /__mock/rate-limits': control({ isOn: v.boolean() }, (mockContext, { isOn }) =>
    mockContext.rateLimits.setOn(isOn),
  ),
  'POST /__mock/departures': control(
    { id: v.number(), seat: seatsOrPrice, price: seatsOrPrice, promotions },
    (mockContext, { id, ...change }) => {
      const { catalogue, state } = mockContext.database();
      const tour = findTourOfDeparture(catalogue.tours, id);
      if (!tour) return `unknown departure ${id}`;
      if (Object.keys(change).length === 0) return 'a change needs seat, price or promotions';
      // The new seats are those left now, so seats sold before must no longer be subtracted.
      if (change.seat !== undefined) delete state.seatsTaken[id];
      state.departures[id] = { ...state.departures[id], ...change };
      mockContext.notifyChange();
      mockContext.publish([{ kind: 'tour', id: tour.id }]);
    },
  ),
  'POST /__mock/expire': control({ email: v.optional(v.string()) }, (mockContext, { email }) => {
    const { sessions, members } = mockContext.database().state;
    const isMember = Object.values(members).some((member) => member.email === email);
    if (email !== undefined && !isMember) return `unknown member ${email}`;
    for (const session of Object.values(sessions)) {
      if (email === undefined || members[session.memberId]?.email === email) session.expiresAt = 0;
    }
    mockContext.notifyChange();
  }),
  'POST /__mock/clock': control({ offsetDays: days }, (mockContext, { offsetDays }) =>
    mockContext.changeSettings({ offsetDays }),
  ),
};

/** The 400 response to an invalid control request, with the reason. */
function badRequest(message: string): Response {
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
  const { pathname, search, origin: hostOrigin, hostname } = new URL(request.url);
  if (pathname !== '/__mock' && !pathname.startsWith('/__mock/')) return null;
  // DNS rebinding: a page whose name resolves to this machine has the host's own origin, so the name must be checked.
  if (access.isLoopbackOnly && !LOOPBACK.includes(hostname)) return forbidden('other names than localhost');
  // Browsers send the origin of the page; other clients send no Origin.
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== hostOrigin) return forbidden('other origins');
  const name = `${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`;
  const asked = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!asked) return Response.json(errorBody('unknown control'), { status: 404 });
  // A query string would be ignored, and a DELETE without an id in its body removes everything.
  if (search !== '') return badRequest('parameters belong in the JSON body, not in the query string');
  return asked.run(mockContext, await readControlBody(request), access.worlds);
}

function forbidden(caller: string): Response {
  return Response.json(errorBody(`control is closed to ${caller}`), { status: 403 });
}
