import type { OperationId } from '@sdk';
import { allOperations } from '../engine/operation.ts';
import type { Fault, FaultEffect } from '../mock-context/fault.ts';
import type { DepartureChange } from '../state/state.ts';

export type Wish = Record<string, unknown>;

const switches = ['network', 'emptyBody', 'malformed', 'wrongShape', 'cut', 'hang'] as const;
const names = ['operationId', 'status', 'retryAfterSeconds', 'message', 'delayMs', 'times', ...switches];

/** The JSON object in a control request; {} for an empty body, null for anything else. */
export async function wishOf(request: Request): Promise<Wish | null> {
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
export function readFault(wish: Wish): Fault | string {
  const unknown = Object.keys(wish).filter((name) => !names.includes(name));
  if (unknown.length > 0) return `unknown field ${unknown.join(', ')}`;
  if (wish.operationId !== undefined && !isOperationId(wish.operationId)) {
    return `unknown operation ${String(wish.operationId)}`;
  }
  const counts = ['delayMs', 'times', 'retryAfterSeconds'].filter((name) => wish[name] !== undefined);
  const wrong = counts.find((name) => !Number.isInteger(wish[name]) || Number(wish[name]) < 0);
  if (wrong) return `${wrong} must be a whole number`;
  const effect = readEffect(wish);
  if (typeof effect === 'string') return effect;
  return {
    ...effect,
    ...(isOperationId(wish.operationId) && { operationId: wish.operationId }),
    ...(wish.delayMs !== undefined && { delayMs: Number(wish.delayMs) }),
    ...(wish.times !== undefined && { times: Number(wish.times) }),
  };
}

/** Parses a change of a departure; returns an error message when it is invalid. */
export function readDepartureChange(wish: Wish): DepartureChange | string {
  const entries = Object.entries(wish);
  const unknown = entries.find(([name]) => name !== 'seat' && name !== 'price');
  if (unknown) return `unknown field ${unknown[0]}`;
  const wrong = entries.find(([, value]) => value !== null && !(Number.isInteger(value) && Number(value) >= 0));
  if (wrong) return `${wrong[0]} must be a whole number or null`;
  return entries.length > 0 ? (wish as DepartureChange) : 'a change needs seat or price';
}

function readEffect(wish: Wish): FaultEffect | string {
  const name = switches.find((one) => wish[one] === true);
  if (name) return { [name]: true } as FaultEffect;
  if (wish.status === undefined) {
    return wish.delayMs === undefined
      ? `a fault needs status, ${switches.join(', ')} or delayMs`
      : { delayMs: Number(wish.delayMs) };
  }
  const status = Number(wish.status);
  if (!Number.isInteger(wish.status) || status < 400 || status > 599) return 'status must be 400 to 599';
  if (wish.message !== undefined && typeof wish.message !== 'string') return 'message must be a text';
  return {
    status,
    ...(wish.retryAfterSeconds !== undefined && { retryAfterSeconds: Number(wish.retryAfterSeconds) }),
    ...(wish.message !== undefined && { message: wish.message }),
  };
}

function isOperationId(value: unknown): value is OperationId {
  return allOperations().some(([operationId]) => operationId === value);
}
