import { useRouter } from 'next/router';
import { headCount } from '@/domain/party';
import { instalmentsOfBooking, partyCost } from '@/domain/tour/trip-cost';
import { serverSentence } from '@/features/shared/server-sentence';
import { useFormatPrice } from '@/features/shared/tour/use-format-price';
import { useAsking } from '@/features/shared/use-asking';
import { useApiMutation } from '@/hooks/use-api-mutation';
import { useMessages } from '@/i18n/use-messages';
import { keepReceipt } from '@/state/booking-receipt';
import { confirm } from '@/state/confirm';
import { sameSession } from '@/state/same-session';
import { sessionState } from '@/state/session';
import { showSuccess } from '@/state/toasts';
import type { BookingTour } from '../booking-model';
import { receiptValues } from '../done/receipt';
import { bookingRequest } from '../forms/request';
import type { BookingLocation } from './booking-location';
import { freshIntent } from './intent';
import { type BookingFailure, failureWithoutAnswer, OFFLINE, type SendTools, sendBooking } from './send-booking';
import type { BookingStore } from './store';
import type { Departures } from './use-departures';
import type { Draft } from './use-draft';

type Parts = {
  tour: BookingTour;
  store: BookingStore;
  draft: Draft;
  refresh: Departures['refresh'];
  location: Pick<BookingLocation, 'source' | 'tourInQuery'>;
};

/** Returns the action that sends the booking, once at a time; a booking that was taken leads to its own address. */
export function useSendBooking({ tour, store, draft, refresh, location }: Parts) {
  const { t, locale } = useMessages('booking');
  const router = useRouter();
  const { send } = useApiMutation('bookTour', { invalidates: ['listBookings', 'listItineraries', 'getTour'] });
  const asking = useAsking();
  const formatPrice = useFormatPrice();
  const { getState, dispatch } = store;

  const acceptsPrice: SendTools['acceptsPrice'] = (old, now) => {
    const { pax, rooms } = getState().values;
    const total = formatPrice(partyCost(now, pax, tour.costs, rooms).total);
    const question = {
      title: t('outcome.priceTitle'),
      text: t('outcome.priceQuestion', { old: formatPrice(old), now: formatPrice(now), total }),
      yes: t('outcome.priceYes'),
      no: t('outcome.priceNo'),
    };
    return asking(() => confirm(question));
  };

  async function attempt(): Promise<BookingFailure | null> {
    const { intent, seenPrice, prefilled, ...state } = getState();
    // The form may change while the request is under way; the receipt shows the values that were sent.
    const values = structuredClone(state.values);
    const { token } = sessionState;
    const isSame = sameSession();
    const isSameMember = () => token !== null && isSame();
    const result = await sendBooking({
      values,
      request: bookingRequest(values, { tour_id: tour.id, source: location.source, locale }),
      seenPrice,
      intent,
      keepIntent: (next) => {
        dispatch({ type: 'intentChanged', intent: next });
        draft.save();
      },
      renewIntent: () => dispatch({ type: 'intentChanged', intent: freshIntent() }),
      acknowledgePrice: (price) => dispatch({ type: 'priceAccepted', price }),
      refresh,
      acceptsPrice,
      isOnline: () => navigator.onLine,
      send: async (body, key) => {
        // Nothing goes out in another member's name, nor from a form that can no longer keep its intent.
        if (!isSameMember() || draft.isGone()) return { success: false, error: failureWithoutAnswer('unauthorized') };
        const answer = await send({ body }, { headers: { 'Idempotency-Key': key } });
        return answer.success ? { ...answer, reservation: answer.data.data.reservation } : answer;
      },
    });
    if (result.kind !== 'booked') {
      draft.save();
      return result;
    }
    const { reservation, message } = result;
    const { payment } = reservation;
    const receipt = {
      tourId: tour.id,
      code: reservation.reservationCode,
      message: serverSentence(message, t),
      tour: reservation.package,
      from: reservation.departure_date,
      to: reservation.arrival_date,
      heads: headCount(values.pax),
      total: payment ? payment.total : partyCost(reservation.price, values.pax, tour.costs, values.rooms).total,
      price: reservation.price,
      ...(payment && { instalments: instalmentsOfBooking(payment) }),
    };
    if (isSameMember()) keepReceipt({ ...receipt, ...receiptValues(values, prefilled) }, token);
    draft.close();
    if (draft.isGone()) {
      // The visitor is on another page, or in a new form: that stays as it is.
      if (isSameMember()) showSuccess(t('outcome.arrived', { tour: receipt.tour, code: receipt.code }));
      return null;
    }
    const query = { ...location.tourInQuery, step: 'done' };
    await router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: true });
    return null;
  }

  /**
   * The failure of this press, or null once the booking is taken; undefined while an earlier press is under way, and
   * when the form has left the page meanwhile.
   */
  async function submit(): Promise<BookingFailure | null | undefined> {
    if (getState().isSending) return undefined;
    dispatch({ type: 'sent' });
    // A part of the site that could not be downloaded is as good as no connection.
    const failure = await attempt().catch(() => ({ kind: 'failed' as const, error: OFFLINE }));
    dispatch(failure ? { type: 'sendFailed', failure } : { type: 'booked' });
    return draft.isGone() ? undefined : failure;
  }
  return { submit };
}
