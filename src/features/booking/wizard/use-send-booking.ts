import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { headCount } from '@/domain/party';
import { instalmentsOfBooking, partyCost } from '@/domain/trip-cost';
import { serverSentence } from '@/features/shared/server-sentence';
import { useAsking } from '@/features/shared/use-asking';
import { usePriceWord } from '@/features/shared/use-price-word';
import { useBookTour } from '@/hooks/tour/use-book-tour';
import { useWords } from '@/i18n/use-words';
import { keepReceipt } from '@/state/booking-receipt';
import { confirm } from '@/state/confirm';
import { sameSession } from '@/state/same-session';
import { sessionState } from '@/state/session';
import { showSuccess } from '@/state/toasts';
import type { BookingTour } from '../booking-model';
import { bookingRequest } from '../forms/booking-request';
import type { BookingValues } from '../forms/booking-values';
import { freshIntent } from './intent';
import { receiptValues } from './receipt-values';
import { type BookingFailure, failureWithoutAnswer, OFFLINE, type SendTools, sendBooking } from './send-booking';
import type { BookingPlace } from './use-booking-place';
import type { Departures } from './use-departures';
import type { Draft } from './use-draft';

type Parts = {
  tour: BookingTour;
  form: UseFormReturn<BookingValues>;
  draft: Draft;
  departures: Departures;
  place: Pick<BookingPlace, 'source' | 'tourInQuery'>;
  seePrice: SendTools['seePrice'];
};

/** Sends what the form holds, once at a time; a booking that was taken leads to its own address. */
export function useSendBooking({ tour, form, draft, departures, place, seePrice }: Parts) {
  const { t, locale } = useWords('booking');
  const router = useRouter();
  const { send } = useBookTour();
  const asking = useAsking();
  const priceWord = usePriceWord();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const acceptsPrice: SendTools['acceptsPrice'] = (old, now) => {
    const { pax, rooms } = form.getValues();
    const total = priceWord(partyCost(now, pax, tour.costs, rooms).total);
    const question = {
      title: t('outcome.priceTitle'),
      text: t('outcome.priceQuestion', { old: priceWord(old), now: priceWord(now), total }),
      yes: t('outcome.priceYes'),
      no: t('outcome.priceNo'),
    };
    return asking(() => confirm(question));
  };

  async function attempt(): Promise<BookingFailure | null> {
    const values = form.getValues();
    const { token } = sessionState;
    const isSame = sameSession();
    const isSameMember = () => token !== null && isSame();
    const { intent, seenPrice, prefilled } = draft.kept();
    const result = await sendBooking({
      values,
      request: bookingRequest(values, { tour_id: tour.id, source: place.source, locale }),
      seenPrice,
      intent,
      keepIntent: (next) => {
        draft.keep({ intent: next });
        draft.save();
      },
      renewIntent: () => draft.keep({ intent: freshIntent() }),
      seePrice,
      refresh: departures.refresh,
      acceptsPrice,
      isOnline: () => navigator.onLine,
      send: async (body, key) => {
        // Nothing goes out in another member's name, nor from a form that can no longer keep its intent.
        if (!isSameMember() || draft.isGone()) return { success: false, error: failureWithoutAnswer('unauthorized') };
        const answer = await send({ body }, { 'Idempotency-Key': key });
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
    const query = { ...place.tourInQuery, step: 'done' };
    await router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: true });
    return null;
  }

  /**
   * What stands in the way, or null once the booking is taken; undefined while an earlier press is under way, and when
   * the form has gone meanwhile.
   */
  async function submit(): Promise<BookingFailure | null | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSending(true);
    // Where part of the site itself could not be downloaded: as good as offline.
    const outcome = await attempt().catch(() => ({ kind: 'failed' as const, error: OFFLINE }));
    isUnderWay.current = false;
    setSending(false);
    return draft.isGone() ? undefined : outcome;
  }
  return { submit, isSending };
}
