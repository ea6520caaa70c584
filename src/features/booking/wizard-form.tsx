import type { ComponentType, FormEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { formatDateRange } from '@/domain/dates';
import { readFilledFields } from '@/features/shared/form/read-filled-fields';
import { useMessages } from '@/i18n/use-messages';
import { afterPaint } from '@/lib/after-paint';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { FailedPart } from '@/lib/defer/part-failures';
import { sessionState } from '@/state/session';
import { ErrorSummary } from '@/ui/controls/error-summary';
import { fieldId } from '@/ui/controls/field-id';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Button } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { NoWrap } from '@/ui/static/no-wrap';
import { FormSkeleton } from './booking-frame';
import { type FieldProblem, flatErrors } from './forms/problems';
import { type Step, stepOfField } from './forms/steps';
import { partyLabels } from './party-labels';
import { useBooking, useBookingContext, useChosen } from './session/booking-context';
import { problemCount } from './session/state';
import { BookedNote } from './steps/booked-note';
import { FailureNote } from './steps/failure-note';
import { loadStep, preloadStep } from './steps/load-step';
import { StepFooter, WizardBar } from './wizard-buttons';
import styles from './wizard-form.module.css';
import { WizardHeader } from './wizard-header';

const waiting = (part: { error?: Error | null; retry: () => void }) =>
  part.error ? <FailedPart {...part} /> : <FormSkeleton />;

const stepView: Record<Step, ComponentType> = {
  departure: loadOnUse(loadStep.departure, waiting),
  contact: loadOnUse(loadStep.contact, waiting),
  passengers: loadOnUse(loadStep.passengers, waiting),
  review: loadOnUse(loadStep.review, waiting),
};

/** Shows one step as a form. Enter continues, or sends in the review. With `takesFocus`, the title is focused first. */
export function WizardForm({ takesFocus = false }: { takesFocus?: boolean }) {
  const { form, step, stepAfter, goTo, nextStep, send, store } = useBookingContext();
  const needs = useNeeds();
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
      <WizardHeader step={step} needs={needs} onGo={goTo} takesFocus={takesFocus}>
        {step !== 'review' && <AccountLine />}
      </WizardHeader>
      <BookedNote />
      {(step === 'contact' || step === 'passengers') && <TripLine />}
      <StepErrors />
      <View key={step} />
      <FailureNote />
      <StepFooter />
      <WizardBar />
    </form>
  );
}

/** Returns a message about the documents and the time that a booking needs; only on the first screen. */
function useNeeds(): string | undefined {
  const { t } = useMessages('booking');
  const { firstStep, step } = useBookingContext();
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  return step === firstStep ? t(`wizard.needs.${isVisitor ? 'visitor' : 'member'}`) : undefined;
}

/** Shows links with which a visitor can sign in at any step. */
function AccountLine() {
  const { t } = useMessages('booking');
  const { hrefOf } = useBookingContext();
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  if (!isVisitor) return null;
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
  const { guests, stays } = partyLabels(pax, rooms, t);
  return (
    <section className={styles.trip} aria-label={t('trip.label')}>
      <p className={`cluster small tabular ${styles.tripText}`}>
        <strong>
          <NoWrap>{formatDateRange(departure.from, departure.to, locale)}</NoWrap>
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
