import { useRouter } from 'next/router';
import { type ReactElement, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { sessionState } from '@/state/session';
import { ControlProvider } from '@/ui/controls/control-provider';
import { BookingFrame, BookingPlaceholder, FormSkeleton } from './booking-frame';
import type { BookingTour } from './booking-model';
import { DonePanel, NoReceipt } from './done/done-panel';
import { useReceipt } from './done/receipt';
import { stepInUrl } from './forms/steps';
import { BookingContext, useBookingContext, useChosen, usePriceChange } from './session/booking-context';
import { type AccountForm, accountForms } from './session/booking-location';
import { type InitialBooking, useInitialBooking } from './session/start';
import { useBookingSession } from './session/use-booking-session';
import { SummaryCard } from './summary-and-cost';
import { WizardForm } from './wizard-form';

// Loaded on use, because most bookings do not need the account forms.
const AccountPanel = loadOnUse<{ form: AccountForm }>(
  () => import('./account-panel').then((part) => part.AccountPanel),
  (part) => (part.error ? <FailedPart {...part} /> : <FormSkeleton />),
);

/** Shows the booking form of a tour, or the receipt of a finished booking if the address has `step=done`. */
export function BookingWizard({ tour }: { tour: BookingTour }) {
  const { query } = useRouter();
  const { status } = useSnapshot(sessionState);
  const receipt = useReceipt(tour.id);
  const waiting = <BookingPlaceholder tour={tour} step={stepInUrl(query.step, 'review')} />;
  if (query.step !== 'done') return <StartedBooking tour={tour} waiting={waiting} />;
  if (status === 'unknown') return waiting;
  return receipt ? <DonePanel tour={tour} receipt={receipt} /> : <NoReceipt tourId={tour.id} />;
}

function StartedBooking({ tour, waiting }: { tour: BookingTour; waiting: ReactElement }) {
  const initial = useInitialBooking(tour);
  if (!initial) return waiting;
  return (
    <ControlProvider>
      <Wizard tour={tour} initial={initial} />
    </ControlProvider>
  );
}

function Wizard({ tour, initial }: { tour: BookingTour; initial: InitialBooking }) {
  const booking = useBookingSession(tour, initial);
  const { account, wasOpen, isMember } = useAccountForm(booking.hrefOf());
  return (
    <BookingContext value={booking}>
      <BookingFrame summary={<LiveSummary />} isSummaryInStep={booking.step === 'review'}>
        {account ? (
          <AccountPanel key={account} form={account} />
        ) : (
          <FormProvider {...booking.form}>
            <WizardForm takesFocus={wasOpen} hasSignedIn={wasOpen && isMember} />
          </FormProvider>
        )}
      </BookingFrame>
    </BookingContext>
  );
}

/** Returns the account form named in the address, which replaces the steps. A sign-in leads back to `stepHref`. */
function useAccountForm(stepHref: string) {
  const { query, replace } = useRouter();
  const isMember = useSnapshot(sessionState).status === 'member';
  const requestedForm = accountForms.find((form) => form === query.account) ?? null;
  const account = isMember ? null : requestedForm;
  const [wasOpen, setWasOpen] = useState(false);
  if (account && !wasOpen) setWasOpen(true);
  const isDone = isMember && requestedForm !== null;
  useEffect(() => {
    if (isDone) void replace(stepHref, undefined, { shallow: true, scroll: false });
  }, [isDone, stepHref, replace]);
  return { account, wasOpen, isMember };
}

function LiveSummary() {
  const { tour, step } = useBookingContext();
  const change = usePriceChange();
  const isReview = step === 'review';
  // The review says it itself, with a button that accepts the new price.
  return <SummaryCard tour={tour} chosen={useChosen()} change={isReview ? null : change} isReview={isReview} />;
}
