import type { ParsedUrlQuery } from 'node:querystring';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { todayInJakarta } from '@/domain/dates';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import type { BookingTour } from '../booking-model';
import type { SchemaContext } from '../forms/fields';
import { incompleteGuests, lacksOnlySeats, openStep, reachableStep, sortServerErrors } from '../forms/open-steps';
import { bookingSchema } from '../forms/schema';
import { fieldsOfStep, type Step, stepNumber, steps } from '../forms/steps';
import type { BookingValues } from '../forms/values';
import type { AccountForm } from './booking-context';
import { useBookingLocation } from './booking-location';
import type { BookingFailure } from './send-booking';
import { initialState } from './start';
import { type BookingState, dateProblem, departureChangeOf, openDepartures } from './state';
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
  const { t } = useMessages('booking');
  const location = useBookingLocation(tour.id);
  const [store] = useState(() => createBookingStore(initialState(tour, start)));
  const { getState, getFacts, dispatch } = store;
  const rules = () => rulesOf(getState(), tour.capacity, t);
  const resolver: Resolver<BookingValues> = (values, ...rest) =>
    (valibotResolver(bookingSchema(rules(), values)) as Resolver<BookingValues>)(values, ...rest);
  const hasProblems = () => getFacts().problems !== null;
  const form = useForm<BookingValues>({
    defaultValues: start.values,
    mode: useSyncExternalStore(store.subscribe, hasProblems, hasProblems) ? 'all' : 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  store.connect(form);

  const [first] = useState(() => firstStep(router.query, getState(), rules()));
  const { step, go, replace } = useStep(first, () => openStep(form.getValues(), rules()));
  const draft = useDraft(tour, form, store);
  const { refresh, reread } = useDepartures(tour.id, store, step === 'review');
  useEffect(() => {
    const reconnected = () => {
      dispatch({ type: 'reconnected' });
      if (getFacts().failure?.kind === 'reconnected') reread();
    };
    window.addEventListener('online', reconnected);
    return () => window.removeEventListener('online', reconnected);
  }, [dispatch, getFacts, reread]);
  useProfileEvents(store);
  const { submit } = useSendBooking({ tour, store, draft, refresh, location });

  const goTo = useCallback(
    (to: Step) => {
      // The booking that is on its way stays as it was sent.
      if (!getFacts().isSending) go(to, form.getValues('itinerary_id'));
    },
    [go, form, getFacts],
  );
  // The browser's Back and Forward open steps too.
  useEffect(() => dispatch({ type: 'stepOpened', step }), [step, dispatch]);

  /** Opens a finished step again; its Continue leads back. */
  const editStep = (to: Step) => {
    if (getFacts().isSending) return;
    dispatch({ type: 'failureDismissed' });
    dispatch({ type: 'changeStarted', from: step });
    goTo(to);
  };

  const acceptPrice = (price: number | null) => {
    dispatch({ type: 'priceAccepted', price });
    draft.save();
  };

  /** The address of this step, with the form to sign in or up where one is named. */
  const hrefOf = (account?: AccountForm) => {
    const { pax } = router.query;
    const itinerary = form.getValues('itinerary_id') || undefined;
    return location.href({ itinerary, pax: pax?.toString(), step: stepNumber(step), account });
  };

  const signIn = () => {
    draft.save();
    void router.push(hrefOf('sign-in'), undefined, { shallow: true });
  };

  // A visitor with a chosen date starts at the contact; the first step opens if that date cannot be booked.
  const isWishChecked = useSyncExternalStore(
    store.subscribe,
    () => getFacts().isWishChecked,
    () => false,
  );
  const isStartedBehind = router.query.step === undefined && step !== 'departure';
  useEffect(() => {
    if (isWishChecked && isStartedBehind && (dateProblem(getState()) || getFacts().cut)) replace('departure');
  }, [isWishChecked, isStartedBehind, getState, getFacts, replace]);

  /** The step that Continue opens: the next one, or after a change the one it was made from. */
  const stepAfter = (): Step => {
    const next = stepNumber(step) + 1;
    const { returnTo } = getFacts();
    const back = returnTo ? Math.min(stepNumber(returnTo), stepNumber(openStep(form.getValues(), rules()))) : next;
    return steps[Math.max(next, back) - 1] ?? 'review';
  };

  const guestsToFill = () => incompleteGuests(form.getValues(), rules());

  /** On small screens, where one guest is shown at a time: opens the next one whose form is not complete. */
  const nextGuest = async (): Promise<boolean> => {
    const { openGuest } = getFacts();
    if (step !== 'passengers' || !showsOneGuest() || openGuest === null) return false;
    if (!(await form.trigger(`passengers.${openGuest}`))) {
      dispatch({ type: 'problemsFound', step });
      return true;
    }
    const [index] = guestsToFill();
    if (index !== undefined) dispatch({ type: 'guestOpened', index });
    return index !== undefined;
  };

  const nextStep = async () => {
    if (await nextGuest()) return;
    const isRight = await form.trigger(fieldsOfStep[step]);
    if (!isRight) {
      const [index] = guestsToFill();
      if (step === 'passengers' && showsOneGuest() && index !== undefined) dispatch({ type: 'guestOpened', index });
      return dispatch({ type: 'problemsFound', step });
    }
    if (step === 'contact') dispatch({ type: 'contactFilled' });
    goTo(stepAfter());
  };

  const send = async () => {
    dispatch({ type: 'failureDismissed' });
    // The consent is asked of the member who sends.
    if (sessionState.status === 'visitor') return signIn();
    if (!(await form.trigger())) {
      if (!lacksOnlySeats(form.getValues(), rules())) return showProblems();
      // Cancelled seats are free again, so the departures that were read may be outdated.
      const fresh = await refresh().catch(() => null);
      const change = departureChangeOf(getState());
      if (change) return dispatch({ type: 'sendFailed', failure: change });
      if (!fresh?.success || !(await form.trigger())) return showProblems();
    }
    const failure = await submit();
    if (failure) handleFailure(failure);
  };

  function showProblems() {
    const open = reachableStep(form.getValues(), rules());
    if (open !== 'review') goTo(open);
    dispatch({ type: 'problemsFound', step: open });
  }

  function handleFailure(failure: BookingFailure) {
    if (failure.kind === 'signIn') return signIn();
    if (failure.kind !== 'refused') return;
    const { fields, step: to } = sortServerErrors(failure.error.fieldErrors);
    for (const { name, message } of fields)
      form.setError(name as FieldPath<BookingValues>, { type: 'server', message });
    if (to && to !== 'review') {
      dispatch({ type: 'changeStarted', from: step });
      goTo(to);
    }
    dispatch({ type: 'problemsFound', step: to ?? step });
  }

  return {
    tour,
    location,
    form,
    store,
    step,
    firstStep: first,
    missingProfile,
    nextStep,
    stepAfter,
    goBack: () => goTo(steps[steps.indexOf(step) - 1] ?? 'departure'),
    goTo,
    editStep,
    acceptPrice,
    send,
    retryDepartures: reread,
    hrefOf,
    guestsToFill,
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

/** A visitor who chose date and party on the tour's page starts behind them. */
function firstStep({ itinerary, pax }: ParsedUrlQuery, state: BookingState, rules: SchemaContext): Step {
  const isChosen = itinerary !== undefined && pax !== undefined && state.cut === null;
  return isChosen && reachableStep(state.values, rules) !== 'departure' ? 'contact' : 'departure';
}

/** Must equal the breakpoint in step-block.module.css: below it, one guest's form is shown at a time. */
export const showsOneGuest = () => window.matchMedia?.('(max-width: 767.98px)').matches ?? false;
