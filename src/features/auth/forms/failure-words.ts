import type { ApiError } from '@sdk';
import { serverSentence } from '@/features/shared/server-sentence';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';

const SECONDS_PER_MINUTE = 60;
const OUR_WORDS = new Set<ApiError['kind']>(['network', 'timeout', 'server']);

/** The sentence above a form that was refused: the service's own (§8), ours where it could not answer properly. */
export function failureWords(error: ApiError, t: Translate, locale: Locale): string {
  if (error.retryAfter) {
    return t('common:errors.tooMany', { count: Math.ceil(error.retryAfter / SECONDS_PER_MINUTE) });
  }
  const isOurs = OUR_WORDS.has(error.kind) || !error.hasServerMessage;
  return isOurs ? t(`common:errors.${error.kind}`) : serverSentence(error.message, locale);
}
