import type { FormEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useWords } from '@/i18n/use-words';
import { afterPaint } from '@/lib/after-paint';
import { ErrorSummary } from '@/ui/controls/error-summary';
import { fieldId } from '@/ui/controls/field-id';
import { type FieldProblem, flatErrors } from './forms/problems';
import { type Step, stepOfField } from './forms/steps';
import { useBooking, useBookingContext } from './session/booking-context';
import { BookedNote } from './steps/booked-note';
import { ContactStep } from './steps/contact-step';
import { DepartureStep } from './steps/departure-step';
import { FailureNote } from './steps/failure-note';
import { PassengersStep } from './steps/passengers-step';
import { ReviewStep } from './steps/review-step';
import { StepFooter, WizardBar } from './wizard-buttons';
import styles from './wizard-form.module.css';
import { WizardHead } from './wizard-head';

const stepView: Record<Step, () => React.JSX.Element> = {
  departure: DepartureStep,
  contact: ContactStep,
  passengers: PassengersStep,
  review: ReviewStep,
};

/** One step of the wizard as a form: Enter goes on, and at the end sends. */
export function WizardForm() {
  const { step, goTo, nextStep, send, store } = useBookingContext();
  const View = stepView[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (store.getFacts().isSending) return;
    if (step === 'review') return void send();
    // Let the browser paint the press first: rendering a step or its errors takes longer than a press may wait.
    afterPaint(() => void nextStep());
  };
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.form}>
      <WizardHead step={step} onGo={goTo} />
      <BookedNote />
      <StepErrors />
      <View key={step} />
      <FailureNote />
      <StepFooter />
      <WizardBar />
    </form>
  );
}

function StepErrors() {
  const { t } = useWords('booking');
  const { step, form } = useBookingContext();
  const attempts = useBooking((facts) => facts.attempts);
  const { errors } = useFormState({ control: form.control });
  const problems = flatErrors(errors, form.getValues()).filter(({ name }) => stepOfField(name) === step);
  if (attempts === 0 || problems.length === 0) return null;
  // 'Tanggal lahir wajib diisi.' needs the guest it belongs to.
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
