import { useRouter } from 'next/router';
import { FormProvider, useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { sessionState } from '@/state/session';
import { ControlProvider } from '@/ui/controls/control-provider';
import type { BookingTour } from '../booking-model';
import { BookingFrame } from '../components/booking-frame';
import { DonePanel } from '../components/done-panel';
import { FormSkeleton } from '../components/form-skeleton';
import { NoReceipt } from '../components/no-receipt';
import { SummaryCard } from '../components/summary-card';
import { WizardForm } from '../components/wizard-form';
import { WizardHead } from '../components/wizard-head';
import { stepInAddress } from '../forms/steps';
import { BookingContext, useBookingContext } from './booking-context';
import { type Begun, useBeginning } from './use-beginning';
import { useBooking } from './use-booking';
import { useReceipt } from './use-receipt';

/** The booking of a tour, or the reservation it ended in. */
export function BookingWizard({ tour }: { tour: BookingTour }) {
  const { query } = useRouter();
  const { status } = useSnapshot(sessionState);
  const receipt = useReceipt(tour.id);
  if (query.step === 'done') {
    if (status === 'unknown') return <Waiting tour={tour} />;
    return receipt ? <DonePanel tour={tour} receipt={receipt} /> : <NoReceipt tourId={tour.id} />;
  }
  return <Begin tour={tour} />;
}

function Begin({ tour }: { tour: BookingTour }) {
  const begun = useBeginning(tour);
  if (!begun) return <Waiting tour={tour} />;
  return (
    <ControlProvider>
      <Wizard tour={tour} begun={begun} />
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

function Wizard({ tour, begun }: { tour: BookingTour; begun: Begun }) {
  const booking = useBooking(tour, begun);
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
  const { tour, departure, form } = useBookingContext();
  const [pax, rooms] = useWatch({ control: form.control, name: ['pax', 'rooms'] });
  return <SummaryCard tour={tour} chosen={{ departure, pax, rooms }} />;
}
