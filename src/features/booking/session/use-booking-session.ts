import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRouter } from 'next/router';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import type { Translate } from '@/i18n/translate';
import { useWords } from '@/i18n/use-words';
import { sessionState } from '@/state/session';
import type { BookingTour } from '../booking-model';
import type { SchemaContext } from '../forms/fields';
import { bookingSchema } from '../forms/schema';
import {
  fieldsOfStep,
  lacksOnlySeats,
  openStep,
  placeServerErrors,
  reachableStep,
  type Step,
  stepNumber,
  steps,
} from '../forms/steps';
import type { BookingValues } from '../forms/values';
import { useBookingPlace } from './place';
import type { BookingFailure } from './send-booking';
import { initialState } from './start';
import { type BookingState, departureFinding, openDepartures } from './state';
import { createBookingStore } from './store';
import { useDepartures } from './use-departures';
import { useDraft } from './use-draft';
import type { InitialBooking } from './use-initial-booking';
import { useProfileEvents } from './use-profile-values';
import { useSendBooking } from './use-send-booking';
import { useStep } from './use-step';

export type BookingSession = ReturnType<typeof useBookingSession>;

/** The booking of one tour: its state and form, the effects beside them, and the actions of its steps. */
export function useBookingSession(tour: BookingTour, { start, missingProfile }: InitialBooking) {
  const router = useRouter();
  const { t } = useWords('booking');
  const place = useBookingPlace(tour.id);
  const [store] = useState(() => createBookingStore(initialState(tour, start)));
  const { getState, getFacts, dispatch } = store;
  const rules = () => rulesOf(getState(), tour.capacity, t);
  const resolver: Resolver<BookingValues> = (values, ...rest) =>
    (valibotResolver(bookingSchema(rules(), values)) as Resolver<BookingValues>)(values, ...rest);
  const hasProblems = () => getFacts().attempts > 0;
  const form = useForm<BookingValues>({
    defaultValues: start.values,
    mode: useSyncExternalStore(store.subscribe, hasProblems, hasProblems) ? 'all' : 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  store.connect(form);

  const { step, go } = useStep(() => openStep(form.getValues(), rules()));
  const draft = useDraft(tour, form, store);
  const { refresh, retry } = useDepartures(tour.id, store, step === 'review');
  useProfileEvents(store);
  const { submit } = useSendBooking({ tour, store, draft, refresh, place });

  const goTo = useCallback(
    (to: Step, isChanging?: boolean) => {
      dispatch({ type: 'stepOpened', step: to, isChanging });
      go(to, form.getValues('itinerary_id'));
    },
    [go, form, dispatch],
  );

  /** Opens a finished step again; its Continue leads back. */
  const change = (to: Step) => {
    dispatch({ type: 'failureDismissed' });
    goTo(to, true);
  };

  const acceptPrice = (price: number | null) => {
    dispatch({ type: 'priceAccepted', price });
    draft.save();
  };

  /** The address of the review, where a new member comes back to. */
  const returnPath = () => place.href({ itinerary: form.getValues('itinerary_id'), step: stepNumber('review') });

  const signIn = () => {
    draft.save();
    void router.push(routes.signIn(returnPath()));
  };

  const nextStep = async () => {
    const isRight = await form.trigger(fieldsOfStep[step]);
    if (!isRight) return dispatch({ type: 'problemsFound' });
    if (step === 'contact') dispatch({ type: 'contactFilled' });
    const next = steps[steps.indexOf(step) + 1] ?? 'review';
    goTo(getFacts().isChanging ? reachableStep(form.getValues(), rules()) : next);
  };

  const send = async () => {
    dispatch({ type: 'failureDismissed' });
    if (!(await form.trigger())) {
      if (!lacksOnlySeats(form.getValues(), rules())) return showProblems();
      // Seats come back: what was read may be out of date.
      const fresh = await refresh().catch(() => null);
      const finding = departureFinding(getState());
      if (finding) return dispatch({ type: 'refused', failure: finding });
      if (!fresh?.success) return showProblems();
    }
    if (sessionState.status === 'visitor') return signIn();
    const failure = await submit();
    if (failure) handleFailure(failure);
  };

  function showProblems() {
    const open = reachableStep(form.getValues(), rules());
    if (open !== 'review') goTo(open);
    dispatch({ type: 'problemsFound' });
  }

  function handleFailure(failure: BookingFailure) {
    if (failure.kind === 'signIn') return signIn();
    if (failure.kind !== 'refused') return;
    const { fields, step: to } = placeServerErrors(failure.error.fieldErrors);
    for (const { name, message } of fields)
      form.setError(name as FieldPath<BookingValues>, { type: 'server', message });
    if (to && to !== 'review') change(to);
    dispatch({ type: 'problemsFound' });
  }

  return {
    tour,
    place,
    form,
    store,
    step,
    missingProfile,
    nextStep,
    goBack: () => goTo(steps[steps.indexOf(step) - 1] ?? 'departure'),
    goTo,
    change,
    acceptPrice,
    send,
    retryDepartures: retry,
    recheckDeparture: () => void refresh().catch(() => dispatch({ type: 'departuresSettled', hasFailed: true })),
    returnPath,
  };
}

/** The rules of the form, with their sentences and labels in the language of the page. */
export function rulesOf(state: BookingState, capacity: number | null, t: Translate): SchemaContext {
  return {
    say: (key, values) => t(`validation:${key}`, values),
    label: (field) => t(field.includes('.') ? field : `field.${field}`),
    departures: openDepartures(state),
    capacity,
    today: todayInJakarta(),
  };
}
