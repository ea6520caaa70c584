import { useRouter } from 'next/router';
import { TOO_MANY_REQUESTS } from '@/data/sdk-values';
import { useSend } from '@/data/use-send';
import type { PriceChange } from '@/domain/booking-party';
import { headCount } from '@/domain/party';
import { instalmentsOfBooking } from '@/domain/tour/instalments';
import type { Prices } from '@/domain/tour/promotions';
import { partyCost } from '@/domain/tour/trip-cost';
import { useFormatPrice } from '@/features/shared/tour/price-and-seats';
import { failureMessage } from '@/form/failure-message';
import { translateServerMessage } from '@/form/translate-server-message';
import { useGuardedConfirm } from '@/form/use-guarded-confirm';
import { useMessages } from '@/i18n/use-messages';
import { saveReceipt } from '@/state/booking-receipt';
import { confirm } from '@/state/confirm';
import { sameSession, sessionState } from '@/state/session';
import { showError, showResult, showSuccess } from '@/state/toasts';
import type { BookingTour } from '../booking-model';
import { bookedCost, receiptValues } from '../done/receipt';
import { sortServerErrors } from '../forms/problems';
import { bookingRequest } from '../forms/request';
import type { BookingValues } from '../forms/values';
import { priceReason } from '../price-words';
import type { BookingLocation } from './booking-location';
import { type BookingFailure, failureInBrowser, freshIntent, isOutcomeUnknown, sendBooking } from './send-booking';
import type { BookingStore } from './store';
import type { FreshDepartures } from './use-departures';
import type { Draft } from './use-draft';

type Parts = {
  tour: BookingTour;
  store: BookingStore;
  draft: Draft;
  refresh: () => Promise<FreshDepartures>;
  location: Pick<BookingLocation, 'source' | 'tourInQuery'>;
};

/** Returns the action that sends the booking, one request at a time. After success it navigates to the receipt. */
export function useSendBooking({ tour, store, draft, refresh, location }: Parts) {
  const { t, locale } = useMessages('booking');
  const router = useRouter();
  const { send } = useSend('bookTour', {
    invalidates: ['listBookings', 'listDepartures', 'listItineraries', 'getTour'],
  });
  const guardedConfirm = useGuardedConfirm();
  const formatPrice = useFormatPrice();
  const { getState, dispatch } = store;

  const costOf =
    ({ pax, rooms }: BookingValues) =>
    (prices: Prices) =>
      partyCost(prices, pax, tour.costs, rooms);
  /** Returns what the party in the form pays at these prices. */
  const totalOf = (prices: Prices) => costOf(getState().values)(prices).total;
  const failureMessage = useFailureMessage(totalOf);

  const acceptsPrice = (values: BookingValues, change: PriceChange) => {
    const [old, now] = [change.old, change.now].map((prices) => formatPrice(costOf(values)(prices).total));
    const reason = priceReason(change, values.pax, t, formatPrice);
    const question = {
      title: t('outcome.priceTitle'),
      text: t('outcome.priceQuestion', { reason, old, now }),
      yes: t('outcome.priceYes'),
      no: t('outcome.priceNo'),
    };
    return guardedConfirm(() => confirm(question));
  };

  async function attempt(): Promise<BookingFailure | null> {
    const { intent, seenPrices, prefilled, ...state } = getState();
    // The form may change while the request is pending; the receipt must show the values that were sent.
    const values = structuredClone(state.values);
    const { token } = sessionState;
    const isSame = sameSession();
    const isSameMember = () => token !== null && isSame();
    const result = await sendBooking({
      values,
      request: bookingRequest(values, { tour_id: tour.id, source: location.source, locale }),
      seenPrices,
      agreedTotal: (prices) => {
        const { isWhole, total } = costOf(values)(prices);
        return isWhole ? total : undefined;
      },
      intent,
      storeIntent: (next) => {
        dispatch({ type: 'intentChanged', intent: next });
        draft.save();
      },
      renewIntent: () => dispatch({ type: 'intentChanged', intent: freshIntent() }),
      acknowledgePrices: (prices) => dispatch({ type: 'priceAccepted', prices }),
      refresh,
      acceptsPrice: (change) => acceptsPrice(values, change),
      isOnline: () => navigator.onLine,
      send: async (body, key) => {
        // Send nothing for another member, nor from an unmounted form, which can no longer store its intent.
        if (!isSameMember() || draft.isGone()) return { success: false, error: failureInBrowser('unauthorized') };
        const response = await send({ body }, { headers: { 'Idempotency-Key': key } });
        return response.success ? { ...response, reservation: response.data.data.reservation } : response;
      },
    });
    if (result.kind !== 'booked') {
      draft.save();
      return result;
    }
    const { reservation, message, agreed } = result;
    const { payment, consultant } = reservation;
    // The service has booked, so the visitor must see the code whatever fails from here on.
    const details = orReported(() => ({
      message: translateServerMessage(message, t),
      ...bookedCost(reservation, agreed, costOf(values)),
      ...(payment && { instalments: instalmentsOfBooking(payment) }),
      ...(consultant && {
        consultant: {
          name: consultant.name,
          callsBy: consultant.calls_by ?? null,
          portraitUrl: consultant.portrait_url,
        },
      }),
      ...receiptValues(values, prefilled),
    }));
    const receipt = {
      tourId: tour.id,
      code: reservation.reservationCode,
      message,
      tour: reservation.package,
      from: reservation.departure_date,
      to: reservation.arrival_date,
      guestCount: headCount(values.pax),
      total: null,
      ...details,
    };
    if (isSameMember()) saveReceipt(receipt, token);
    orReported(draft.close);
    if (draft.isGone()) {
      // The visitor has opened another page or a new form, so show a toast and do not navigate.
      if (isSameMember()) showSuccess(t('outcome.arrived', { tour: receipt.tour, code: receipt.code }));
      return null;
    }
    if (isSameMember()) showResult('success', receipt.message);
    const query = { ...location.tourInQuery, step: 'done' };
    // Without the receipt page, the note about an existing booking shows the code.
    await router
      .replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: true })
      .catch((error) => window.reportError(error));
    return null;
  }

  /**
   * Returns the failure of this attempt, or null after a successful booking; undefined while an earlier attempt is
   * pending or if the form was unmounted meanwhile.
   */
  async function submit(): Promise<BookingFailure | null | undefined> {
    if (getState().isSending) return undefined;
    dispatch({ type: 'sent' });
    const isSame = sameSession();
    const failure = await attempt();
    if (!failure) dispatch({ type: 'booked' });
    else if (isSame()) fail(failure);
    else dispatch({ type: 'sendFailed', failure });
    return draft.isGone() ? undefined : failure;
  }

  /** Shows a failure in the review and as a toast; only as a toast where the form was unmounted. */
  function fail(failure: BookingFailure) {
    dispatch({ type: 'sendFailed', failure });
    const text = failureMessage(failure, isOutcomeUnknown(getState().intent));
    if (text !== null) draft.isGone() ? showError(text) : showResult('error', text);
  }
  return { submit, fail, totalOf };
}

/** Returns the result, or undefined after a failure, which is reported. */
function orReported<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (error) {
    window.reportError(error);
    return undefined;
  }
}

/**
 * Returns a function for the message of a failure in the language of the page; null if there is none. `totalOf` returns
 * what the party pays at some prices. `isUnknown` means that an earlier request may have arrived, so no message may claim
 * that there is no booking.
 */
export function useFailureMessage(
  totalOf: (prices: Prices) => number | null,
): (failure: BookingFailure | null, isUnknown: boolean) => string | null {
  const { t } = useMessages('booking');
  const formatPrice = useFormatPrice();
  return (failure, isUnknown) => {
    switch (failure?.kind) {
      case 'seats':
        return failure.left > 0 ? t('outcome.seats', { count: failure.left }) : t('outcome.full');
      case 'price':
        return t(isUnknown ? 'outcome.priceUnsure' : 'outcome.price', { now: formatPrice(totalOf(failure.now)) });
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
      case 'costs':
        return t(isUnknown ? 'outcome.costsUnsure' : 'outcome.costs');
      case 'gone':
      case 'reconnected':
      case 'keyUsed':
        return t(`outcome.${failure.kind}`);
      default:
        return null;
    }
  };
}
