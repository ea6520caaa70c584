import type { Translate } from '@/i18n/translate';

// Sentences §8 fixes word for word; a service may send them in English whatever the language of the page.
const fixed: Record<string, string> = {
  'invalid token': 'common:server.invalidToken',
  'Booking Successful!': 'common:server.booked',
  'Change password successfully! Please sign in again.': 'common:server.passwordChanged',
};

/** The service's sentence as the page shows it: a fixed English one in the language of the page. */
export function serverSentence(message: string, t: Translate): string {
  const key = Object.hasOwn(fixed, message) ? fixed[message] : undefined;
  return key ? t(key) : message;
}
