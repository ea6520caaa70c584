import { useRouter } from 'next/router';
import { FormProvider } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { sessionState } from '@/state/session';
import { ControlProvider } from '@/ui/controls/control-provider';
import { BookingFrame } from './booking-frame';
import type { BookingTour } from './booking-model';
import { DonePanel, NoReceipt } from './done/done-panel';
import { useReceipt } from './done/receipt';
import { FormSkeleton } from './form-skeleton';
import { stepInAddress } from './forms/steps';
import { BookingContext, useBookingContext, useChosen } from './session/booking-context';
import { useBookingSession } from './session/use-booking-session';
import { type InitialBooking, useInitialBooking } from './session/use-initial-booking';
import { SummaryCard } from './summary-card';
import { WizardForm } from './wizard-form';
import { WizardHead } from './wizard-head';

/** The booking of a tour, or the reservation it ended in. */
export function BookingWizard({ tour }: { tour: BookingTour }) {
  const { query } = useRouter();
  const { status } = useSnapshot(sessionState);
  const receipt = useReceipt(tour.id);
  if (query.step === 'done') {
    if (status === 'unknown') return <Waiting tour={tour} />;
    return receipt ? <DonePanel tour={tour} receipt={receipt} /> : <NoReceipt tourId={tour.id} />;
  }
  return <StartedBooking tour={tour} />;
}

function StartedBooking({ tour }: { tour: BookingTour }) {
  const initial = useInitialBooking(tour);
  if (!initial) return <Waiting tour={tour} />;
  return (
    <ControlProvider>
      <Wizard tour={tour} initial={initial} />
    </ControlProvider>
  );
}

function Waiting({ tour }: { tour: BookingTour }) {
  const { step } = useRouter().query;
  return (
    <BookingFrame summary={<SummaryCard tour={tour} />}>
      <WizardHead step={stepInAddress(step, 'review')} />
      <FormSkeleton />
    </BookingFrame>
  );
}

function Wizard({ tour, initial }: { tour: BookingTour; initial: InitialBooking }) {
  const booking = useBookingSession(tour, initial);
  return (
    <BookingContext value={booking}>
      <FormProvider {...booking.form}>
        <BookingFrame summary={<LiveSummary />} isSummaryTold={booking.step === 'review'}>
          <WizardForm />
        </BookingFrame>
      </FormProvider>
    </BookingContext>
  );
}

function LiveSummary() {
  const { tour } = useBookingContext();
  return <SummaryCard tour={tour} chosen={useChosen()} />;
}
