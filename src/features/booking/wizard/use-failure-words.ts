import { failureWords } from '@/features/shared/failure-words';
import { usePriceWord } from '@/features/shared/use-price-word';
import { useWords } from '@/i18n/use-words';
import { placeServerErrors } from '../forms/server-errors';
import type { BookingFailure } from './send-booking';

/**
 * The sentence for a failure in the language of the page; null when its fields say it. `isOutcomeUnknown`: an earlier
 * send may have arrived, so no sentence may say that there is no booking.
 */
export function useFailureWords(failure: BookingFailure | null, isOutcomeUnknown: boolean): string | null {
  const { t } = useWords('booking');
  const priceWord = usePriceWord();
  switch (failure?.kind) {
    case 'seats':
      return failure.left > 0 ? t('outcome.seats', { count: failure.left }) : t('outcome.full');
    case 'price':
      return t(isOutcomeUnknown ? 'outcome.priceUnsure' : 'outcome.price', { now: priceWord(failure.now) });
    case 'refused': {
      const { fields, rest } = placeServerErrors(failure.error.fieldErrors);
      if (rest.length > 0) return rest.join(' ');
      return fields.length > 0 ? t('outcome.fields') : failureWords(failure.error, t);
    }
    case 'unsent':
      return failureWords(failure.error, t, (kind) =>
        t(kind === 'network' ? 'outcome.unsentOffline' : 'outcome.unsentUnchecked'),
      );
    case 'failed':
      return failureWords(failure.error, t, (kind) => t(`outcome.${kind}`));
    case 'gone':
    case 'taken':
    case 'robot':
      return t(`outcome.${failure.kind}`);
    default:
      return null;
  }
}
