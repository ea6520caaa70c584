import { useRouter } from 'next/router';
import { FormProvider, useWatch } from 'react-hook-form';
import { readReceipt } from '@/state/booking-receipt';
import { ControlProvider } from '@/ui/controls/control-provider';
import type { BookingTour } from '../booking-model';
import { BookingFrame } from '../components/booking-frame';
import { DonePanel } from '../components/done-panel';
import { SummaryCard } from '../components/summary-card';
import { WizardForm } from '../components/wizard-form';
import { BookingContext, useBookingContext } from './booking-context';
import { useBooking } from './use-booking';

/** The booking of a tour, or the reservation it ended in. */
export function BookingWizard({ tour }: { tour: BookingTour }) {
  const { query } = useRouter();
  const receipt = query.step === 'done' ? readReceipt(tour.id) : null;
  if (receipt) return <DonePanel tour={tour} receipt={receipt} />;
  return (
    <ControlProvider>
      <Wizard tour={tour} />
    </ControlProvider>
  );
}

function Wizard({ tour }: { tour: BookingTour }) {
  const booking = useBooking(tour);
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
