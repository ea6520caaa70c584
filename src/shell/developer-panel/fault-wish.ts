import type { Fault } from '@/hooks/developer/control-answers';
import { words } from './words';

export type FaultEffect = keyof typeof words.effects;

/** The wish of a filled-in fault form, as `POST /__mock/faults` takes it; what is empty or of another effect is left out. */
export function faultWish(form: FormData): Record<string, unknown> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)));
  const effect = text('effect') as FaultEffect;
  const isStatus = effect === 'status';
  const wish = {
    operationId: text('operationId') || undefined,
    status: isStatus ? number('status') : undefined,
    message: isStatus ? text('message') || undefined : undefined,
    retryAfterSeconds: isStatus ? number('retryAfterSeconds') : undefined,
    network: effect === 'network' || undefined,
    emptyBody: effect === 'emptyBody' || undefined,
    malformed: effect === 'malformed' || undefined,
    delayMs: number('delayMs'),
    times: number('times'),
  };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

/** A fault in one line: `bookTour: 503 "Full", Retry-After 30 s, after 200 ms, 2 ×`. */
export function faultText(fault: Fault): string {
  const { operationId, status, message, retryAfterSeconds, delayMs, times } = fault;
  const parts = [
    status !== undefined && (message ? `${status} "${message}"` : String(status)),
    retryAfterSeconds !== undefined && `${words.retryAfterShort} ${retryAfterSeconds} s`,
    fault.network && words.effects.network,
    fault.emptyBody && words.effects.emptyBody,
    fault.malformed && words.effects.malformed,
    delayMs !== undefined && words.after(delayMs),
    times !== undefined && words.timesLeft(times),
  ].filter(Boolean);
  return `${operationId ?? words.allOperations}: ${parts.join(', ')}`;
}
