import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { estimatedTotal, headCount } from '@/domain/booking';
import { formatRupiah } from '@/domain/money';
import type { Failure } from '@/features/shared/failure-words';
import { serverSentence } from '@/features/shared/server-sentence';
import { useBookTour } from '@/hooks/tour/use-book-tour';
import { useWords } from '@/i18n/use-words';
import { keepReceipt } from '@/state/booking-receipt';
import { confirm } from '@/state/confirm';
import { sessionState } from '@/state/session';
import type { BookingTour } from '../booking-model';
import { bookingRequest } from '../forms/booking-request';
import type { BookingValues } from '../forms/booking-values';
import { freshIntent } from './intent';
import { receiptValues } from './receipt-values';
import { type BookingFailure, type SendTools, sendBooking } from './send-booking';
import type { BookingPlace } from './use-booking-place';
import type { Departures } from './use-departures';
import type { Draft } from './use-draft';

const unreachable: Failure = {
  operationId: 'bookTour',
  kind: 'network',
  status: 0,
  message: '',
  hasServerMessage: false,
  retryAfter: undefined,
};

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
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const acceptsPrice: SendTools['acceptsPrice'] = (old, now) => {
    const word = (price: number | null) => (price === null ? t('common:price.onRequest') : formatRupiah(price));
    const total = word(estimatedTotal(now, form.getValues('pax')));
    return confirm({
      title: t('outcome.priceTitle'),
      text: t('outcome.priceQuestion', { old: word(old), now: word(now), total }),
      yes: t('outcome.priceYes'),
      no: t('outcome.priceNo'),
    });
  };

  async function attempt(): Promise<BookingFailure | null> {
    const values = form.getValues();
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
      send: async (body, key) => {
        const answer = await send({ body }, { 'Idempotency-Key': key });
        return answer.success ? { ...answer, reservation: answer.data.data.reservation } : answer;
      },
    });
    if (result.kind !== 'booked') {
      draft.save();
      return result;
    }
    const { reservation, message } = result;
    const receipt = {
      tourId: tour.id,
      code: reservation.reservationCode,
      message: serverSentence(message, t),
      tour: reservation.package,
      from: reservation.departure_date,
      to: reservation.arrival_date,
      heads: headCount(values.pax),
      total: estimatedTotal(reservation.price, values.pax),
      price: reservation.price,
    };
    keepReceipt({ ...receipt, ...receiptValues(values, prefilled) }, sessionState.token);
    draft.close();
    const query = { ...place.tourInQuery, step: 'done' };
    await router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: true });
    return null;
  }

  /** What stands in the way, or null once the booking is taken; undefined while an earlier press is under way. */
  async function submit(): Promise<BookingFailure | null | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSending(true);
    try {
      return await attempt();
    } catch {
      // Part of the site itself could not be downloaded: as good as offline.
      return { kind: 'failed', error: unreachable };
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }
  return { submit, isSending };
}
