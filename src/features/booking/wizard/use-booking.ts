import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRouter } from 'next/router';
import { useCallback, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { sessionState } from '@/state/session';
import type { BookingTour } from '../booking-model';
import { bookingSchema } from '../forms/booking-schema';
import type { BookingValues } from '../forms/booking-values';
import { copyContact } from '../forms/copy-contact';
import { placeServerErrors } from '../forms/server-errors';
import { fieldsOfStep, lacksOnlySeats, openStep, reachableStep, type Step, stepNumber, steps } from '../forms/steps';
import { copyBirth } from './copy-birth';
import { mayHaveArrived } from './intent';
import type { BookingFailure } from './send-booking';
import { useArrival } from './use-arrival';
import type { Begun } from './use-beginning';
import { useBookingPlace } from './use-booking-place';
import { useContactPrefill } from './use-contact-prefill';
import { useDepartures } from './use-departures';
import { useDraft } from './use-draft';
import { useKnown } from './use-known';
import { useOpenSeats } from './use-open-seats';
import { useReviewCheck } from './use-review-check';
import { useSchemaContext } from './use-schema-context';
import { useSeenPrice } from './use-seen-price';
import { useSendBooking } from './use-send-booking';
import { useStep } from './use-step';

export type Booking = ReturnType<typeof useBooking>;

const isAboutDeparture = (failure: BookingFailure | null) =>
  failure !== null && ['gone', 'seats', 'price'].includes(failure.kind);

/** The wizard of one tour: its form, draft, step, and what the visitor can do with them. */
export function useBooking(tour: BookingTour, { beginning, missing }: Begun) {
  const router = useRouter();
  const place = useBookingPlace(tour.id);
  const read = useDepartures(tour);
  const resolver: Resolver<BookingValues> = (values, ...rest) =>
    (valibotResolver(bookingSchema(context, values)) as Resolver<BookingValues>)(values, ...rest);
  const [attempts, setAttempts] = useState(0);
  const form = useForm<BookingValues>({
    defaultValues: beginning.values,
    mode: attempts > 0 ? 'all' : 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const draft = useDraft(tour, form, beginning);
  const itineraryId = useWatch({ control: form.control, name: 'itinerary_id' });
  const departures = useOpenSeats(read, itineraryId, mayHaveArrived(draft.kept().intent));
  const context = useSchemaContext(departures.rows, tour.capacity);
  const furthest = () => reachableStep(form.getValues(), context);
  const { step, go } = useStep(() => openStep(form.getValues(), context));
  const isPrefilled = useContactPrefill(form, draft);
  const { known } = useKnown();
  const arrival = useArrival({ form, departures, cappedTo: beginning.cappedTo });
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [isChanging, setChanging] = useState(false);

  const departure = departures.rows.find(({ id }) => String(id) === itineraryId);
  const { seenPrice, seePrice } = useSeenPrice({ draft, beginning, departures, departure });
  const { submit, isSending } = useSendBooking({ tour, form, draft, departures, place, seePrice });
  const isOpen = step === 'review';
  const onLook = () => setFailure((told) => (isAboutDeparture(told) ? null : told));
  const check = useReviewCheck({ form, draft, departures, departure, seenPrice, isOpen, isSending, onLook });

  const goTo = useCallback(
    (to: Step) => {
      setAttempts(0);
      if (to === 'review') setChanging(false);
      go(to, form.getValues('itinerary_id'));
    },
    [go, form],
  );

  /** From the review back to a step; its Continue leads to the review again. */
  const change = (to: Step) => {
    setChanging(true);
    setFailure(null);
    goTo(to);
  };

  const acceptPrice = (price: number | null) => {
    seePrice(price);
    draft.save();
    // A send whose outcome is unknown stays unknown at any price.
    setFailure((told) => (isAboutDeparture(told) ? null : told));
  };

  /** The address of the review, where a new member comes back to. */
  const returnPath = () => place.href({ itinerary: form.getValues('itinerary_id'), step: stepNumber('review') });

  const signIn = () => {
    draft.save();
    void router.push(routes.signIn(returnPath()));
  };

  const goOn = async () => {
    const isRight = await form.trigger(fieldsOfStep[step]);
    setAttempts((count) => count + 1);
    if (!isRight) return;
    if (step === 'contact') {
      copyContact(form);
      copyBirth(form, draft, known);
    }
    goTo(isChanging ? furthest() : (steps[steps.indexOf(step) + 1] ?? 'review'));
  };

  const send = async () => {
    setFailure(null);
    if (!(await form.trigger())) {
      if (!lacksOnlySeats(form.getValues(), context)) return showProblems();
      // What was read may be over: seats come back.
      const now = await check.findNow();
      const obstacle = now === undefined ? check.finding : now;
      if (obstacle) return setFailure(obstacle);
      if (now === undefined) return showProblems();
    }
    if (isVisitor) return signIn();
    const obstacle = await submit();
    if (obstacle) meet(obstacle);
  };

  function showProblems() {
    const open = furthest();
    if (open !== 'review') goTo(open);
    setAttempts((count) => count + 1);
  }

  function meet(obstacle: BookingFailure) {
    if (obstacle.kind === 'signIn') return signIn();
    setFailure(obstacle);
    if (obstacle.kind !== 'refused') return;
    const { fields, step: to } = placeServerErrors(obstacle.error.fieldErrors);
    for (const { name, message } of fields) form.setError(name as 'note', { type: 'server', message });
    if (to && to !== 'review') change(to);
    setAttempts((count) => count + 1);
  }

  return {
    tour,
    place,
    form,
    departures,
    departure,
    arrival,
    check,
    draft,
    step,
    attempts,
    failure,
    isChanging,
    isPrefilled,
    missing,
    isVisitor,
    isSending,
    goOn,
    goBack: () => goTo(steps[steps.indexOf(step) - 1] ?? 'departure'),
    goTo,
    change,
    seePrice,
    acceptPrice,
    send,
    returnPath,
  };
}
