import { interpolate, type Locale } from '../messages/messages.ts';
import type { State } from '../state/state.ts';
import mails from './mails.json' with { type: 'json' };

type MailContext = { state: State; now: Date; locale: Locale; to: string };

/**
 * Stores a mail in the outbox, where tests and demos read it; nothing is sent. `values` replace the placeholders of its
 * texts; a `link` among them is kept apart too.
 */
export function sendMail(
  { state, now, locale, to }: MailContext,
  kind: keyof typeof mails,
  values: Record<string, string>,
): void {
  const { subject, text } = mails[kind];
  state.counters.mail += 1;
  state.outbox.push({
    id: state.counters.mail,
    sentAt: now.toISOString(),
    to,
    subject: interpolate(subject[locale], values),
    text: interpolate(text[locale], values),
    link: values.link ?? null,
  });
}

/** The link for setting a new password, in the language of the mail. */
export function recoveryLink(locale: Locale, token: string): string {
  return `${getSiteOrigin()}${locale === 'en' ? '/en' : ''}/auth/new-password?token=${token}`;
}

/** The origin of the site, for links in mails: MOCK_SITE, or the page in which the service runs. */
export function getSiteOrigin(): string {
  const environment = typeof process === 'undefined' ? undefined : process.env;
  const pageOrigin = typeof location === 'undefined' ? undefined : location.origin;
  return (environment?.MOCK_SITE ?? pageOrigin ?? 'http://localhost:3000').replace(/\/+$/, '');
}
