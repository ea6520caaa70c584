import type { ParsedUrlQuery } from 'node:querystring';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { type FieldPath, type Resolver, useForm, useWatch } from 'react-hook-form';
import { todayInJakarta } from '@/domain/dates';
import type { Prices } from '@/domain/tour/promotions';
import { useWithLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { useThrowInRender } from '@/lib/use-throw-in-render';
import { sessionState } from '@/state/session';
import { dropErrors } from '@/state/toasts';
import type { BookingTour } from '../booking-model';
import { incompleteGuests, lacksOnlySeats, openStep, reachableStep, sortServerErrors } from '../forms/problems';
import { bookingSchema, type SchemaContext } from '../forms/schema';
import { fieldsOfStep, type Step, stepNumber, steps } from '../forms/steps';
import type { BookingValues } from '../forms/values';
import { type AccountForm, useBookingLocation, useStep } from './booking-location';
import type { BookingFailure } from './send-booking';
import { type InitialBooking, initialState } from './start';
import { type BookingState, dateProblem, departureChangeOf, departuresForValidation, isAboutDeparture } from './state';
import { createBookingStore, useFacts } from './store';
import { useDepartures } from './use-departures';
import { useDraft } from './use-draft';
import { useProfileEvents } from './use-profile-values';
import { useSendBooking } from './use-send-booking';

export type BookingSession = ReturnType<typeof useBookingSession>;

/** Returns the booking of one tour: its state and form and the actions of its steps. Runs its effects. */
export function useBookingSession(tour: BookingTour, { start, isSignedOut }: InitialBooking) {
  const router = useRouter();
  const { t } = useMessages('booking');
  const throwInRender = useThrowInRender();
  const location = useBookingLocation(tour.id);
  const [store] = useState(() => createBookingStore(initialState(tour, start)));
  const { getState, getFacts, dispatch } = store;
  /** Returns the data that the form's rules need, with messages in the language of the page. */
  const rules = (): SchemaContext => {
    const departures = departuresForValidation(getState());
    return { t, departures, capacity: tour.capacity, today: todayInJakarta() };
  };
  const resolver: Resolver<BookingValues> = (values, ...rest) =>
    (valibotResolver(bookingSchema(rules(), values)) as Resolver<BookingValues>)(values, ...rest);
  const form = useForm<BookingValues>({
    defaultValues: start.values,
    mode: useFacts(store, ({ problems }) => problems !== null) ? 'all' : 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  store.connect(form);

  const [first] = useState(() => firstStep(router.query, getState(), rules()));
  const itinerary = useWatch({ control: form.control, name: 'itinerary_id' });
  const { step, go, replace } = useStep(first, () => openStep(form.getValues(), rules()), itinerary);
  const draft = useDraft(useWithLanguage(tour), form, store);
  const { refresh, refreshInBackground: reread } = useDepartures(tour.id, store, step === 'review');
  useEffect(() => {
    const reconnected = () => {
      dispatch({ type: 'reconnected' });
      if (getFacts().failure?.kind === 'reconnected') reread();
    };
    window.addEventListener('online', reconnected);
    return () => window.removeEventListener('online', reconnected);
  }, [dispatch, getFacts, reread]);
  useProfileEvents(store);
  const { submit, fail, totalOf } = useSendBooking({ tour, store, draft, refresh, location });

  const goTo = (to: Step) => {
    // While a booking is being sent, its values must not be edited.
    if (!getFacts().isSending) go(to);
  };
  // The browser's Back and Forward buttons open steps too.
  useEffect(() => dispatch({ type: 'stepOpened', step }), [step, dispatch]);

  /** Opens a finished step again; Continue then returns to the current step. */
  const editStep = (to: Step) => {
    if (getFacts().isSending) return;
    dispatch({ type: 'failureDismissed' });
    dispatch({ type: 'changeStarted', from: step });
    goTo(to);
  };

  const acceptPrices = (prices: Prices) => {
    dispatch({ type: 'priceAccepted', prices });
    draft.save();
  };

  /** Returns the address of this step, with the sign-in or sign-up form if one is named. */
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
  const isRequestedTripChecked = useFacts(store, (facts) => facts.isRequestedTripChecked);
  const skippedDateStep = router.query.step === undefined && step !== 'departure';
  useEffect(() => {
    if (isRequestedTripChecked && skippedDateStep && (dateProblem(getState()) || getFacts().cut)) replace('departure');
  }, [isRequestedTripChecked, skippedDateStep, getState, getFacts, replace]);

  /** Returns the step that Continue opens: the next one or, after an edit, the step from which it started. */
  const stepAfter = (): Step => {
    const next = stepNumber(step) + 1;
    const { returnTo } = getFacts();
    const back = returnTo ? Math.min(stepNumber(returnTo), stepNumber(openStep(form.getValues(), rules()))) : next;
    return steps[Math.max(next, back) - 1] ?? 'review';
  };

  const guestsToFill = () => incompleteGuests(form.getValues(), rules());

  /** Opens the next guest with an incomplete form, on small screens, which show one guest at a time. */
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

  /** Returns the change that makes the booking impossible as it is; a new price only has to be accepted. */
  const blockingChange = () => {
    const { failure } = getFacts();
    const change = isAboutDeparture(failure) ? failure : departureChangeOf(getState());
    return change?.kind === 'price' ? null : change;
  };

  const send = async () => {
    const blocking = blockingChange();
    if (blocking) {
      // Cancelled seats may be free again.
      reread();
      if (blocking.kind === 'gone' || blocking.left === 0) dispatch({ type: 'datesOpened' });
      return editStep('departure');
    }
    dispatch({ type: 'failureDismissed' });
    dropErrors();
    // The member who sends the booking must give the consent, so a visitor signs in first.
    if (sessionState.status === 'visitor') return signIn();
    if (!(await form.trigger())) {
      if (!lacksOnlySeats(form.getValues(), rules())) return showProblems();
      // Cancelled seats may be free again, so fetch the departures before reporting too few seats.
      const fresh = await refresh();
      const change = departureChangeOf(getState());
      if (change) return fail(change);
      if (!fresh.success || !(await form.trigger())) return showProblems();
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
    isSignedOut,
    nextStep,
    stepAfter,
    goBack: () => goTo(steps[steps.indexOf(step) - 1] ?? 'departure'),
    goTo,
    editStep,
    acceptPrices,
    totalOf,
    blockingChange,
    send: () => send().catch(throwInRender),
    retryDepartures: reread,
    hrefOf,
    guestsToFill,
  };
}

/** Returns the first step: a visitor who chose date and party on the tour page skips the departure step. */
function firstStep({ itinerary, pax }: ParsedUrlQuery, state: BookingState, rules: SchemaContext): Step {
  const isChosen = itinerary !== undefined && pax !== undefined && state.cut === null;
  return isChosen && reachableStep(state.values, rules) !== 'departure' ? 'contact' : 'departure';
}

/** Must equal the breakpoint in step-block.module.css: below it, one guest's form is shown at a time. */
export const showsOneGuest = () => window.matchMedia?.('(max-width: 767.98px)').matches ?? false;
