import type { Mail, State } from '../state/state.ts';

/** Puts a mail where tests and demos can read it; nothing is sent. */
export function sendMail(
  state: State,
  now: Date,
  mail: Pick<Mail, 'to' | 'subject' | 'text'> & { link?: string },
): void {
  state.counters.mail += 1;
  state.outbox.push({ id: state.counters.mail, sentAt: now.toISOString(), link: null, ...mail });
}
