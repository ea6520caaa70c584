import type { Translate } from '@/i18n/translate';

// Messages that §8 specifies verbatim; a service may send them in English on a page in any language.
const fixed: Record<string, string> = {
  'invalid token': 'common:server.invalidToken',
  'Booking Successful!': 'common:server.booked',
  'Change password successfully! Please sign in again.': 'common:server.passwordChanged',
};

/** Returns the service's message as the page shows it; a fixed English message is translated. */
export function translateServerMessage(message: string, t: Translate): string {
  const key = Object.hasOwn(fixed, message) ? fixed[message] : undefined;
  return key ? t(key) : message;
}
