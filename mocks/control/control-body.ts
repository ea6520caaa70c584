import type { DeparturePromotion, OperationId } from '@sdk';
import * as v from 'valibot';
import { isTooComplex } from '../engine/json-size.ts';
import { allOperations, getOperation } from '../engine/operation.ts';
import { responseViolations } from '../engine/reply.ts';
import type { Fault, GivenResponse } from '../mock-context/fault.ts';
import { scenarioNames } from '../state/state.ts';

/** An hour in milliseconds, and more than a month in seconds. */
const LONGEST = 3_600_000;
const BODILESS = [204, 205, 304];

/** Above those of the longest list that a given response may have. */
const LIMITS = { values: 200_000, levels: 100 };
/** Ajv takes quadratic time to find all errors of a long list. */
const CHECKED = { values: 10_000, levels: 100 };

/** The JSON in a control request, {} for an empty body; undefined for a list, and for what is too long or no JSON. */
export async function readControlBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return {};
  if (isTooComplex(text, LIMITS)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const texts = v.record(v.string(), v.string());
const yes = v.optional(v.literal(true));

export const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
export const days = wholeNumber(-3650, 3650);
export const latency = wholeNumber(0, 60_000);
export const seatsOrPrice = v.optional(v.nullable(wholeNumber(0, Number.MAX_SAFE_INTEGER)));

/** The promotions of a departure; an empty list ends them. The document says what one holds. */
export const promotions = v.optional(v.array(v.custom<DeparturePromotion>((rule) => typeof rule === 'object')));
export const scenarioName = v.picklist(scenarioNames);

const operationId = v.custom<OperationId>(
  (value) => allOperations().some(([id]) => id === value),
  ({ input }) => `unknown operation ${String(input)}`,
);

/** Which calls to list. */
export const callFilter = {
  operationId: v.optional(operationId),
  path: v.optional(text),
  status: v.optional(v.union([v.literal('network'), v.pipe(v.number(), v.integer())])),
};

/** The fields that say which calls a fault hits. */
export const faultScope = {
  operationId: v.optional(operationId),
  path: v.optional(v.pipe(v.string(), v.startsWith('/', 'must begin with /'))),
  query: v.optional(texts),
  member: v.optional(text),
};

const effects = {
  status: v.optional(wholeNumber(400, 599)),
  response: v.optional(
    v.strictObject({
      status: wholeNumber(200, 599),
      body: v.optional(v.unknown()),
      headers: v.optional(v.pipe(texts, v.check(areHeaders, 'invalid name or value')), {}),
    }),
  ),
  network: yes,
  emptyBody: yes,
  malformed: yes,
  wrongShape: yes,
  cut: yes,
  hang: yes,
};

export const faultFields = {
  ...faultScope,
  ...effects,
  retryAfterSeconds: v.optional(wholeNumber(0, LONGEST)),
  message: v.optional(v.string()),
  delayMs: v.optional(wholeNumber(0, LONGEST)),
  times: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  after: yes,
  unchecked: yes,
};

/** The fields of a fault as a fault; an error message when they do not belong together. */
export function parseFault({
  unchecked,
  ...fault
}: v.InferOutput<v.StrictObjectSchema<typeof faultFields, undefined>>): Fault | string {
  const [first, second] = Object.keys(effects).filter((name) => name in fault);
  if (second) return `a fault has one effect, not ${first} and ${second}`;
  const lonely = ['retryAfterSeconds', 'message'].find((name) => name in fault && first !== 'status');
  if (lonely) return `${lonely} needs status`;
  if (!first && fault.delayMs === undefined) return `a fault needs ${Object.keys(effects).join(', ')} or delayMs`;
  if (!first && fault.after) return 'after cannot be combined with delayMs alone';
  const problem = fault.response && responseProblem(fault.response, fault.operationId, unchecked);
  if (problem) return problem;
  // A given answer is meant for one call.
  return (fault.response ? { times: 1, ...fault } : fault) as Fault;
}

/** Why a response cannot be given; unless it is `unchecked`, it must be one that the document has for the operation. */
function responseProblem({ body, ...given }: GivenResponse, operationId?: OperationId, unchecked?: true) {
  if (!operationId) return 'a response needs its operationId';
  if (BODILESS.includes(given.status) && body !== undefined) return `${given.status} has no body`;
  if (unchecked) return null;
  if (isTooComplex(JSON.stringify(body ?? null), CHECKED)) {
    return 'the body is too large to be checked; send unchecked: true';
  }
  const violations = responseViolations(operationId, getOperation(operationId), { ...given, body });
  return violations.length > 0 ? `the response does not match the document: ${violations.join('; ')}` : null;
}

function areHeaders(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
}
