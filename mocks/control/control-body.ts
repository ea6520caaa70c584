import type { OperationId } from '@sdk';
import { isTooComplex } from '../engine/json-size.ts';
import { allOperations, getOperation } from '../engine/operation.ts';
import { responseViolations } from '../engine/reply.ts';
import type { CallFilter } from '../mock-context/call-log.ts';
import type { Fault, GivenResponse } from '../mock-context/fault.ts';
import type { DepartureChange } from '../state/state.ts';

export type ControlBody = Record<string, unknown>;

const booleanEffects = ['network', 'emptyBody', 'malformed', 'wrongShape', 'cut', 'hang'] as const;
/** The fields that say which calls a fault hits. */
export const FAULT_SCOPE: readonly string[] = ['operationId', 'query', 'path', 'member'];
const statusFields = ['retryAfterSeconds', 'message'];
const effects = ['status', 'response', ...booleanEffects];
const faultFields = [...FAULT_SCOPE, ...effects, ...statusFields, 'delayMs', 'times', 'chance', 'after'];

/** An hour in milliseconds, and more than a month in seconds. */
const LONGEST = 3_600_000;
const BODILESS = [204, 205, 304];

/** Above those of the longest list that a given response may have. */
const LIMITS = { values: 200_000, levels: 100 };
/** Ajv takes quadratic time to find all errors of a long list. */
const CHECKED = { values: 10_000, levels: 100 };

/** The JSON object in a control request; {} for an empty body, null for anything else. */
export async function readControlBody(request: Request): Promise<ControlBody | null> {
  const text = await request.text();
  if (text.trim() === '') return {};
  if (isTooComplex(text, LIMITS)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Each rule names fields of a fault, checks a value of them, and has the message for a wrong one. */
const faultRules: [names: readonly string[], isValid: (value: unknown) => boolean, problem: string][] = [
  [['delayMs', 'times', 'retryAfterSeconds'], isWhole, 'must be a whole number'],
  [['times'], (value) => Number(value) >= 1, 'must be at least 1'],
  [['delayMs', 'retryAfterSeconds'], (value) => Number(value) <= LONGEST, `must be at most ${LONGEST}`],
  [['path', 'member'], isText, 'must be a text'],
  [['path'], (value) => String(value).startsWith('/'), 'must begin with /'],
  [[...booleanEffects, 'after', 'unchecked'], (value) => value === true, 'must be true'],
  [['query'], isTexts, 'must be an object of texts'],
  [['chance'], (value) => typeof value === 'number' && value >= 0 && value <= 1, 'must be a number from 0 to 1'],
  [['status'], (value) => isWhole(value) && Number(value) >= 400 && Number(value) <= 599, 'must be 400 to 599'],
  [['message'], (value) => typeof value === 'string', 'must be a text'],
];

/** Parses a fault; returns an error message when it is invalid. */
export function parseFault({ unchecked, ...body }: ControlBody): Fault | string {
  const given = Object.entries({ unchecked, ...body }).filter(([, value]) => value !== undefined);
  const fault = Object.fromEntries(given.filter(([name]) => name !== 'unchecked'));
  const unknown = Object.keys(body).filter((name) => !faultFields.includes(name));
  if (unknown.length > 0) return `unknown field ${unknown.join(', ')}`;
  const { operationId, response, times } = fault;
  if (operationId !== undefined && !isOperationId(operationId)) return `unknown operation ${String(operationId)}`;
  const [first, second] = effects.filter((name) => name in fault);
  if (second) return `a fault has one effect, not ${first} and ${second}`;
  const lonely = statusFields.find((name) => name in fault && first !== 'status');
  if (lonely) return `${lonely} needs status`;
  for (const [names, isValid, problem] of faultRules) {
    const wrong = given.find(([name, value]) => names.includes(name) && !isValid(value));
    if (wrong) return `${wrong[0]} ${problem}`;
  }
  if (!first && !('delayMs' in fault)) return `a fault needs status, ${booleanEffects.join(', ')} or delayMs`;
  if (!first && 'after' in fault) return 'after cannot be combined with delayMs alone';
  if (response === undefined) return fault as Fault;
  const answer = parseResponse(operationId, response, unchecked === true);
  // A given answer is meant for one call.
  return typeof answer === 'string' ? answer : ({ ...fault, response: answer, times: times ?? 1 } as Fault);
}

/**
 * Parses `response`, the whole answer to a call. It must be what the document has for the operation, unless `unchecked`
 * is true.
 */
function parseResponse(operationId: unknown, response: unknown, unchecked: boolean): GivenResponse | string {
  if (!isOperationId(operationId)) return 'a response needs its operationId';
  const { status, body, headers = {}, ...others } = Object(response) as Record<string, unknown>;
  if (!Number.isInteger(status) || Number(status) < 200 || Number(status) > 599) return 'status must be 200 to 599';
  if (BODILESS.includes(Number(status)) && body !== undefined) return `${String(status)} has no body`;
  if (!isTexts(headers)) return 'headers must be an object of texts';
  if (!areHeaders(headers)) return 'headers has an invalid name or value';
  if (Object.keys(others).length > 0) return `unknown field ${Object.keys(others).join(', ')} in response`;
  const given = { status: Number(status), body, headers };
  if (!unchecked && isTooComplex(JSON.stringify(body ?? null), CHECKED)) {
    return 'the body is too large to be checked; send unchecked: true';
  }
  const violations = unchecked ? [] : responseViolations(operationId, getOperation(operationId), given);
  return violations.length > 0 ? `the response does not match the document: ${violations.join('; ')}` : given;
}

/** Parses a change of a departure; returns an error message when it is invalid. */
export function parseDepartureChange(body: ControlBody): DepartureChange | string {
  const entries = Object.entries(body);
  const unknown = entries.find(([name]) => name !== 'seat' && name !== 'price');
  if (unknown) return `unknown field ${unknown[0]}`;
  const invalid = entries.find(([, value]) => value !== null && !(Number.isSafeInteger(value) && isWhole(value)));
  if (invalid) return `${invalid[0]} must be a whole number or null`;
  return entries.length > 0 ? (body as DepartureChange) : 'a change needs seat or price';
}

/** Parses which calls to list; returns an error message when it is invalid. */
export function parseCallFilter({ operationId, path, status, ...others }: ControlBody): CallFilter | string {
  const [unknown] = Object.keys(others);
  if (unknown) return `unknown field ${unknown}`;
  if (operationId !== undefined && !isOperationId(operationId)) return `unknown operation ${String(operationId)}`;
  if (path !== undefined && !isText(path)) return 'path must be a text';
  const isStatus = status === undefined || status === 'network' || Number.isInteger(status);
  if (!isStatus) return 'status must be a whole number or network';
  return { operationId, path, status: status as CallFilter['status'] };
}

function areHeaders(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
}

function isOperationId(value: unknown): value is OperationId {
  return allOperations().some(([operationId]) => operationId === value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
