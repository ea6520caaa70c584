import type { OperationId } from '@sdk';
import { allOperations } from '../engine/operation.ts';
import type { Fault, FaultEffect } from '../mock-context/fault.ts';
import type { DepartureChange } from '../state/state.ts';

export type ControlBody = Record<string, unknown>;

const booleanEffects = ['network', 'emptyBody', 'malformed', 'wrongShape', 'cut', 'hang'] as const;
const scope = ['operationId', 'userAgent'];
const fieldNames = [...scope, 'status', 'retryAfterSeconds', 'message', 'delayMs', 'times', 'after', ...booleanEffects];

/** The JSON object in a control request; {} for an empty body, null for anything else. */
export async function readControlBody(request: Request): Promise<ControlBody | null> {
  const text = await request.text();
  if (text.trim() === '') return {};
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
  if (body.userAgent !== undefined && !isText(body.userAgent)) return 'userAgent must be a text';
  const effect = parseEffect(body);
  if (typeof effect === 'string') return effect;
  if (body.after === true && 'delayMs' in effect) return 'after cannot be combined with delayMs alone';
  return {
    ...effect,
    ...(isOperationId(body.operationId) && { operationId: body.operationId }),
    ...(isText(body.userAgent) && { userAgent: body.userAgent }),
    ...(body.after === true && { after: true }),
    ...(body.delayMs !== undefined && { delayMs: Number(body.delayMs) }),
    ...(body.times !== undefined && { times: Number(body.times) }),
  };
}

/** Parses a change of a departure; returns an error message when it is invalid. */
export function parseDepartureChange(body: ControlBody): DepartureChange | string {
  const entries = Object.entries(body);
  const unknown = entries.find(([name]) => name !== 'seat' && name !== 'price');
  if (unknown) return `unknown field ${unknown[0]}`;
  const invalid = entries.find(([, value]) => value !== null && !(Number.isInteger(value) && Number(value) >= 0));
  if (invalid) return `${invalid[0]} must be a whole number or null`;
  return entries.length > 0 ? (body as DepartureChange) : 'a change needs seat or price';
}

function parseEffect(body: ControlBody): FaultEffect | string {
  const name = booleanEffects.find((one) => body[one] === true);
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

function isOperationId(value: unknown): value is OperationId {
  return allOperations().some(([operationId]) => operationId === value);
}
