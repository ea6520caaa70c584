import { type ComponentType, type FormEvent, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { bookablePrices, seatProblem } from '@/domain/booking-party';
import { formatDateRange, timeInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { partyCost } from '@/domain/tour/trip-cost';
import { useFormatPrice } from '@/features/shared/tour/price-and-seats';
import { readFilledFields } from '@/form/read-filled-fields';
import { partyLabels } from '@/form/trip-plan/party-words';
import { useMessages } from '@/i18n/use-messages';
import { afterPaint } from '@/lib/after-paint';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { sessionState } from '@/state/session';
import { ErrorSummary } from '@/ui/controls/error-summary';
import { fieldId } from '@/ui/controls/field-id';
import { SubmitButton } from '@/ui/controls/submit-button';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Button } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import { FormSkeleton, WizardHeader } from './booking-frame';
import { type FieldProblem, flatErrors } from './forms/problems';
import { type Step, stepOfField } from './forms/steps';
import { useBooking, useBookingContext, useChosen, usePriceChange } from './session/booking-context';
import { problemCount } from './session/state';
import { showsOneGuest } from './session/use-booking-session';
import { loadStep, preloadStep } from './steps/load-step';
import { BookedNote, DepartureNote, FailureNote, SignedInNote } from './steps/notes';
import { roomLabels } from './summary-and-cost';
import styles from './wizard-form.module.css';

const waiting = (part: { error?: Error | null; retry: () => void }) =>
  part.error ? <FailedPart {...part} /> : <FormSkeleton />;

const stepView: Record<Step, ComponentType> = {
  departure: loadOnUse(loadStep.departure, waiting),
  contact: loadOnUse(loadStep.contact, waiting),
  passengers: loadOnUse(loadStep.passengers, waiting),
  review: loadOnUse(loadStep.review, waiting),
};

type WizardFormProps = {
  /** The form replaces an account form, so its title is focused first. */
  takesFocus?: boolean;
  /** The visitor has just signed in; in the review this was for sending, so its end is shown. */
  hasSignedIn?: boolean;
};

/** Shows one step as a form. Enter continues, or sends in the review. */
export function WizardForm({ takesFocus = false, hasSignedIn = false }: WizardFormProps) {
  const { t } = useMessages('booking');
  const { form, firstStep, step, stepAfter, goTo, nextStep, send, store, blockingChange } = useBookingContext();
  const [isReady, setReady] = useState(() => hasSignedIn && step === 'review' && !blockingChange());
  if (isReady && step !== 'review') setReady(false);
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  // The first screen names the documents and the time that a booking needs.
  const needs = step === firstStep ? t(`wizard.needs.${isVisitor ? 'visitor' : 'member'}`) : undefined;
  const View = stepView[step];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (store.getFacts().isSending) return;
    readFilledFields(event.currentTarget, form);
    if (step === 'review') return void send();
    // Let the browser paint the press first, because rendering a step or its errors can take long.
    afterPaint(() => void nextStep());
  };
  return (
    <form method="post" onSubmit={submit} onFocus={() => preloadStep(stepAfter())} noValidate>
      <WizardHeader step={step} needs={needs} onGo={goTo} takesFocus={takesFocus && !isReady}>
        {step !== 'review' && isVisitor && <AccountLine />}
      </WizardHeader>
      <BookedNote />
      {(step === 'contact' || step === 'passengers') && (
        <>
          <DepartureNote />
          <TripLine />
        </>
      )}
      <StepErrors />
      <View key={step} />
      <FailureNote />
      {isReady && <SignedInNote />}
      <StepFooter />
      <WizardBar />
    </form>
  );
}

/** Shows links with which a visitor can sign in at any step. */
function AccountLine() {
  const { t } = useMessages('booking');
  const { hrefOf } = useBookingContext();
  return (
    <p className={`small muted ${styles.account}`}>
      {t('account.ask')}
      <AppLink href={hrefOf('sign-in')} shallow>
        {t('account.signIn')}
      </AppLink>
      <AppLink href={hrefOf('sign-up')} shallow>
        {t('account.signUp')}
      </AppLink>
    </p>
  );
}

/** Shows the chosen date and party in one line, with a button to change them. */
function TripLine() {
  const { t, locale } = useMessages('booking');
  const { editStep } = useBookingContext();
  const { departure, pax, rooms } = useChosen();
  if (!departure) return null;
  const guests = partyLabels(pax, t);
  const stays = roomLabels(rooms, t);
  return (
    <section className={styles.trip} aria-label={t('trip.label')}>
      <p className={`cluster small tabular ${styles.tripText}`}>
        <strong>
          <span className="nowrap">{formatDateRange(departure.from, departure.to, locale)}</span>
        </strong>
        <FactLine facts={[...guests, ...stays]} />
      </p>
      <Button look="line" size="compact" aria-label={t('trip.changeAll')} onClick={() => editStep('departure')}>
        {t('trip.change')}
      </Button>
    </section>
  );
}

function StepErrors() {
  const { t } = useMessages('booking');
  const { step, form } = useBookingContext();
  const attempts = useBooking((facts) => problemCount(facts, step));
  const { errors } = useFormState({ control: form.control });
  const problems = flatErrors(errors, form.getValues()).filter(({ name }) => stepOfField(name) === step);
  if (attempts === 0 || problems.length === 0) return null;
  // 'Tanggal lahir wajib diisi.' does not name the guest, so the guest's number is added.
  const sentence = ({ name, message }: FieldProblem) => {
    const index = /^passengers\.(\d+)\./.exec(name)?.[1];
    return index === undefined ? message : `${t('passenger.title', { n: Number(index) + 1 })}: ${message}`;
  };
  return (
    <div className={styles.errors}>
      <ErrorSummary
        title={t('validation:summary', { count: problems.length })}
        errors={problems.map((problem) => ({ fieldId: fieldId(problem.name), message: sentence(problem) }))}
        submitCount={attempts}
      />
    </div>
  );
}

/**
 * Shows the Back and Continue buttons and, below them, the time at which the draft was stored. In the review, a
 * sentence above the buttons says that nothing is paid yet.
 */
function StepFooter() {
  const { t, locale } = useMessages('booking');
  const { step, goBack } = useBookingContext();
  const draft = useBooking((facts) => facts.draft);
  const isSending = useBooking((facts) => facts.isSending);
  const submitLabel = useSubmitLabel();
  return (
    <div className={styles.footer}>
      {step === 'review' && <p className={styles.notPaid}>{t('review.notPaid')}</p>}
      <div className={styles.buttons}>
        {step === 'departure' ? (
          <span />
        ) : (
          <Button look="quiet" icon="arrow-left" className={styles.back} onClick={goBack}>
            {t('wizard.back')}
          </Button>
        )}
        <SubmitButton size="large" isBusy={isSending} busyLabel={t('wizard.sending')} className={styles.next}>
          {submitLabel.long}
        </SubmitButton>
      </div>
      {draft.savedAt !== null && (
        <p className={`small muted tabular ${styles.draft}`}>
          {t('wizard.saved', { time: timeInJakarta(new Date(draft.savedAt), locale) })}
        </p>
      )}
      {draft.isUnsaved && <p className={`small muted tabular ${styles.draft}`}>{t('wizard.unsaved')}</p>}
    </div>
  );
}

/** Shows the total and the Continue button, at the bottom of small screens. */
function WizardBar() {
  const { t } = useMessages('booking');
  const { tour, totalOf } = useBookingContext();
  const { departure, pax, rooms } = useChosen();
  const isSending = useBooking((facts) => facts.isSending);
  const submitLabel = useSubmitLabel();
  const prices = bookablePrices(departure, pax);
  const total = prices ? partyCost(prices, pax, tour.costs, rooms).total : null;
  const problem = departure && seatProblem(departure, pax);
  const change = usePriceChange();
  const formatPrice = useFormatPrice();
  const oldTotal = change && formatPrice(totalOf(change.old));
  const each = departure?.price != null && `${formatRupiah(departure.price)}${t('common:price.perPerson')}`;
  const reason = problem === 'full' ? t('common:seats.full') : each;
  const below = problem ? reason : oldTotal && t('summary.before', { total: oldTotal });
  const empty = problem ? '–' : t(prices?.price === null ? 'common:price.onRequest' : 'summary.noDate');
  return (
    <BuyBar
      label={t('common:cost.total')}
      above={t('common:cost.total')}
      amount={total === null ? empty : formatRupiah(total)}
      below={below}
    >
      <SubmitButton isBusy={isSending} busyLabel={t('wizard.sending')}>
        {submitLabel.short}
      </SubmitButton>
    </BuyBar>
  );
}

/** Returns the label of the step's button: long beside Back, short in the bar of small screens. */
function useSubmitLabel(): { long: string; short: string } {
  const { t } = useMessages('booking');
  const { form, step, stepAfter, blockingChange, guestsToFill } = useBookingContext();
  const returnTo = useBooking((facts) => facts.returnTo);
  const failure = useBooking((facts) => facts.failure);
  // Re-render on each change, because Continue may open another step as soon as these values are complete.
  useWatch({ control: form.control, disabled: step !== 'passengers' && !returnTo });
  const openGuest = useBooking((facts) => facts.openGuest);
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  useChosen();
  if (step !== 'review') {
    const isLast = step !== 'passengers' || !showsOneGuest() || guestsToFill().every((index) => index === openGuest);
    if (!isLast) return { long: t('wizard.nextGuest'), short: t('wizard.nextGuestShort') };
    const to = stepAfter();
    if (returnTo && to === 'review') return { long: t('wizard.toReview'), short: t('wizard.toReviewShort') };
    return { long: t(`wizard.nextTo.${to}`), short: t(`wizard.short.${to}`) };
  }
  if (blockingChange()) return { long: t('trip.changeAll'), short: t('trip.change') };
  if (isVisitor) return { long: t('wizard.signInToSend'), short: t('wizard.short.signIn') };
  const isRepeat = failure !== null && ['failed', 'unsent', 'reconnected'].includes(failure.kind);
  const long = t(isRepeat ? 'wizard.sendAgain' : 'wizard.send');
  return { long, short: long };
}
