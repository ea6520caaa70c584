import type { NewFault, ShownFault } from '@/hooks/developer/controls';
import { messages } from './messages';

const SWITCHES = ['network', 'emptyBody', 'malformed', 'wrongShape', 'cut', 'hang'] as const;

export type FaultEffect = keyof typeof messages.effects;

/**
 * Returns the fault form's values as `POST /__mock/faults` expects them, without empty fields and fields of other
 * effects.
 */
export function faultRequest(form: FormData): NewFault {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)));
  const effect = text('effect') as FaultEffect;
  const isStatus = effect === 'status';
  const request = {
    operationId: text('operationId') || undefined,
    status: isStatus ? number('status') : undefined,
    message: isStatus ? text('message') || undefined : undefined,
    retryAfterSeconds: isStatus ? number('retryAfterSeconds') : undefined,
    ...Object.fromEntries(SWITCHES.map((name) => [name, effect === name || undefined])),
    delayMs: number('delayMs'),
    times: number('times'),
  };
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  // The host checks the rest and says what is wrong.
  const fault: unknown = Object.fromEntries(given);
  return fault as NewFault;
}

/** Describes a fault in one line: `bookTour: 503 "Full", Retry-After 30 s, after 200 ms, 2 ×`. */
export function faultText(fault: ShownFault): string {
  const { operationId, status, response, message, retryAfterSeconds, delayMs, times, chance } = fault;
  const { path, query, member } = fault;
  const parts = [
    status !== undefined && (message ? `${status} "${message}"` : String(status)),
    response !== undefined && messages.givenResponse(response.status),
    retryAfterSeconds !== undefined && `${messages.retryAfterShort} ${retryAfterSeconds} s`,
    ...SWITCHES.map((name) => fault[name] && messages.effects[name]),
    delayMs !== undefined && messages.after(delayMs),
    times !== undefined && messages.timesLeft(times),
    chance !== undefined && messages.chance(chance),
  ].filter(Boolean);
  const scope = [path, query && new URLSearchParams(query).toString(), member].filter(Boolean).join(' ');
  return `${operationId ?? messages.allOperations}${scope && ` (${scope})`}: ${parts.join(', ')}`;
}
