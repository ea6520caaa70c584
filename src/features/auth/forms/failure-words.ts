import type { ApiError } from '@sdk';
import type { TFunction } from 'i18next';
import { serverSentence } from '@/features/shared/server-sentence';
import type { Locale } from '@/i18n/locales';

const SECONDS_PER_MINUTE = 60;
const OWN_WORDS = new Set<ApiError['kind']>(['network', 'timeout', 'server']);

/** The sentence above a form that was refused: the service's own (§8), ours where it could not answer properly. */
export function failureWords(error: ApiError, t: TFunction, locale: Locale): string {
  if (error.retryAfter) {
    return t('common:errors.tooMany', { count: Math.ceil(error.retryAfter / SECONDS_PER_MINUTE) });
  }
  const speaks = error.hasServerMessage && !OWN_WORDS.has(error.kind);
  return speaks ? serverSentence(error.message, locale) : t(`common:errors.${error.kind}`);
}
