import { TOO_MANY_REQUESTS } from '@/api/sdk-values';
import { failureMessage } from '@/features/shared/failure-message';
import { useFormatPrice } from '@/features/shared/tour/use-format-price';
import { useMessages } from '@/i18n/use-messages';
import { sortServerErrors } from '../forms/open-steps';
import type { BookingFailure } from './send-booking';

/**
 * Returns a function for the message of a failure in the language of the page; null if there is none. `isUnknown` means
 * that an earlier request may have arrived, so no message may claim that there is no booking.
 */
export function useFailureMessage(): (failure: BookingFailure | null, isUnknown: boolean) => string | null {
  const { t } = useMessages('booking');
  const formatPrice = useFormatPrice();
  return (failure, isUnknown) => {
    switch (failure?.kind) {
      case 'seats':
        return failure.left > 0 ? t('outcome.seats', { count: failure.left }) : t('outcome.full');
      case 'price':
        return t(isUnknown ? 'outcome.priceUnsure' : 'outcome.price', { now: formatPrice(failure.now) });
      case 'refused': {
        const { fields, rest } = sortServerErrors(failure.error.fieldErrors);
        if (failure.error.status === TOO_MANY_REQUESTS) {
          return failureMessage(failure.error, t, () => t(isUnknown ? 'outcome.busyUnsure' : 'outcome.busy'));
        }
        if (rest.length > 0) return rest.join(' ');
        return fields.length > 0 ? t('outcome.fields') : failureMessage(failure.error, t);
      }
      case 'unsent':
        return failureMessage(failure.error, t, (kind) =>
          t(kind === 'network' ? 'outcome.unsentOffline' : 'outcome.unsentUnchecked'),
        );
      case 'failed':
        return failureMessage(failure.error, t, (kind) => t(`outcome.${kind}`));
      case 'gone':
      case 'reconnected':
      case 'keyUsed':
        return t(`outcome.${failure.kind}`);
      default:
        return null;
    }
  };
}
