import { formatRupiah } from '@/domain/money';
import { serverSentence } from '@/features/shared/server-sentence';
import { useWords } from '@/i18n/use-words';
import { placeServerErrors } from '../forms/server-errors';
import type { BookingFailure } from './send-booking';

const SECONDS = 60;

/** The sentence for a failure in the language of the page; null when its fields say it. */
export function useFailureWords(failure: BookingFailure | null): string | null {
  const { t, locale } = useWords('booking');
  switch (failure?.kind) {
    case 'seats':
      return failure.left > 0 ? t('outcome.seats', { count: failure.left }) : t('outcome.full');
    case 'price': {
      const now = failure.now === null ? t('common:price.onRequest') : formatRupiah(failure.now);
      return t('outcome.price', { now });
    }
    case 'fields': {
      const { fields, rest } = placeServerErrors(failure.errors);
      if (rest.length > 0) return rest.join(' ');
      return fields.length > 0 ? t('outcome.fields') : serverSentence(failure.message, locale);
    }
    case 'failed':
      return failure.retryAfter === undefined
        ? t(`outcome.${failure.reason}`)
        : t('common:errors.tooMany', { count: Math.ceil(failure.retryAfter / SECONDS) });
    case 'gone':
    case 'taken':
    case 'robot':
      return t(`outcome.${failure.kind}`);
    default:
      return null;
  }
}
