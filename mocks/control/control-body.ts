import type { OperationId } from '@sdk';
import { isTooComplex } from '../engine/json-size.ts';
import { allOperations, getOperation } from '../engine/operation.ts';
import { responseViolations } from '../engine/response-violations.ts';
import type { CallFilter } from '../mock-context/call-log.ts';
import type { Fault, FaultEffect } from '../mock-context/fault.ts';
import type { DepartureChange } from '../state/state.ts';

export type ControlBody = Record<string, unknown>;

const booleanEffects = ['network', 'emptyBody', 'malformed', 'wrongShape', 'cut', 'hang'] as const;
const textFields = ['path', 'member'] as const;
/** The fields that say which calls a fault hits. */
export const FAULT_SCOPE: readonly string[] = ['operationId', 'query', ...textFields];
const statusFields = ['retryAfterSeconds', 'message'];
const effects = ['status', 'response', ...booleanEffects];
const switches = [...booleanEffects, 'after', 'unchecked'];
const fieldNames = [...FAULT_SCOPE, ...effects, ...statusFields, 'delayMs', 'times', 'chance', 'after', 'unchecked'];

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
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Parses a fault; returns an error message when it is invalid. */
export function parseFault(body: ControlBody): Fault | string {
  const unknown = Object.keys(body).filter((name) => !fieldNames.includes(name));
  if (unknown.length > 0) return `unknown field ${unknown.join(', ')}`;
  if (body.operationId !== undefined && !isOperationId(body.operationId)) {
    return `unknown operation ${String(body.operationId)}`;
  }
  const numberFields = ['delayMs', 'times', 'retryAfterSeconds'].filter((name) => body[name] !== undefined);
  const invalid = numberFields.find((name) => !Number.isInteger(body[name]) || Number(body[name]) < 0);
  if (invalid) return `${invalid} must be a whole number`;
  if (body.times === 0) return 'times must be at least 1';
  const long = ['delayMs', 'retryAfterSeconds'].find((name) => Number(body[name] ?? 0) > LONGEST);
  if (long) return `${long} must be at most ${LONGEST}`;
  if (isText(body.path) && !body.path.startsWith('/')) return 'path must begin with /';
  const noSwitch = switches.find((name) => body[name] !== undefined && body[name] !== true);
  if (noSwitch) return `${noSwitch} must be true`;
  const [first, second] = effects.filter((name) => body[name] !== undefined);
  if (second) return `a fault has one effect, not ${first} and ${second}`;
  const lonely = statusFields.find((name) => body[name] !== undefined && body.status === undefined);
  if (lonely) return `${lonely} needs status`;
  const noText = textFields.find((name) => body[name] !== undefined && !isText(body[name]));
  if (noText) return `${noText} must be a text`;
  if (body.query !== undefined && !isTexts(body.query)) return 'query must be an object of texts';
  const { chance } = body;
  if (chance !== undefined && !(typeof chance === 'number' && chance >= 0 && chance <= 1)) {
    return 'chance must be a number from 0 to 1';
  }
  const effect = body.response === undefined ? parseEffect(body) : parseResponse(body);
  if (typeof effect === 'string') return effect;
  if (body.after && 'delayMs' in effect) return 'after cannot be combined with delayMs alone';
  return {
    ...effect,
    ...(isOperationId(body.operationId) && { operationId: body.operationId }),
    ...Object.fromEntries(textFields.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))),
    ...(isTexts(body.query) && { query: body.query }),
    ...(typeof chance === 'number' && { chance }),
    ...(body.after ? { after: true } : {}),
    ...(body.delayMs !== undefined && { delayMs: Number(body.delayMs) }),
    ...(body.times !== undefined && { times: Number(body.times) }),
    // A given answer is meant for one call.
    ...('response' in effect && body.times === undefined && { times: 1 }),
  };
}

/**
 * Parses `response`, the whole answer to a call. It must be what the document has for the operation, unless `unchecked`
 * is true.
 */
function parseResponse({ operationId, response, unchecked }: ControlBody): FaultEffect | string {
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
  return violations.length > 0
    ? `the response does not match the document: ${violations.join('; ')}`
    : { response: given };
}

/** Parses a change of a departure; returns an error message when it is invalid. */
export function parseDepartureChange(body: ControlBody): DepartureChange | string {
  const entries = Object.entries(body);
  const unknown = entries.find(([name]) => name !== 'seat' && name !== 'price');
  if (unknown) return `unknown field ${unknown[0]}`;
  const invalid = entries.find(([, value]) => value !== null && !(Number.isSafeInteger(value) && Number(value) >= 0));
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
  return {
    ...(isOperationId(operationId) && { operationId }),
    ...(isText(path) && { path }),
    ...(status !== undefined && { status: status as CallFilter['status'] }),
  };
}

function parseEffect(body: ControlBody): FaultEffect | string {
  const name = booleanEffects.find((one) => body[one]);
  if (name) return { [name]: true } as FaultEffect;
  if (body.status === undefined) {
    return body.delayMs === undefined
      ? `a fault needs status, ${booleanEffects.join(', ')} or delayMs`
      : { delayMs: Number(body.delayMs) };
  }
  const status = Number(body.status);
  if (!Number.isInteger(body.status) || status < 400 || status > 599) return 'status must be 400 to 599';
  if (body.message !== undefined && typeof body.message !== 'string') return 'message must be a text';
  return {
    status,
    ...(body.retryAfterSeconds !== undefined && { retryAfterSeconds: Number(body.retryAfterSeconds) }),
    ...(body.message !== undefined && { message: body.message }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function areHeaders(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every((text) => typeof text === 'string');
}

function isOperationId(value: unknown): value is OperationId {
  return allOperations().some(([operationId]) => operationId === value);
}
