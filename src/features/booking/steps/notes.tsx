import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import type { DepartureChange } from '@/domain/booking-party';
import type { Prices } from '@/domain/tour/promotions';
import { useFormatPrice } from '@/features/shared/tour/price-and-seats';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import { useReceipt } from '../done/receipt';
import { priceReason } from '../price-words';
import { useBooking, useBookingContext, useChosen } from '../session/booking-context';
import { useCounter } from '../session/booking-location';
import { type BookingFailure, isOutcomeUnknown } from '../session/send-booking';
import { departureChangeOf, isAboutDeparture } from '../session/state';
import { useFailureMessage } from '../session/use-send-booking';
import styles from './notes.module.css';

/** Shows a returning visitor that this tour is already booked, so that it is not booked twice by mistake. */
export function BookedNote() {
  const { t } = useMessages('booking');
  const { tour, location } = useBookingContext();
  const isSending = useBooking((facts) => facts.isSending);
  const isCounter = useCounter() !== null;
  const isMember = useSnapshot(sessionState).status === 'member';
  const receipt = useReceipt(tour.id);
  const [isPutAside, setPutAside] = useState(false);
  // During the redirect to the receipt, the new booking must not be reported as an earlier one.
  if (!receipt || !isMember || isPutAside || isSending) return null;
  return (
    <Note icon="ticket" role="status" className={styles.above}>
      <p className={styles.text}>{t('booked.text', { code: receipt.code })}</p>
      <p>{t('booked.more')}</p>
      <div className={`cluster ${styles.actions}`}>
        {!isCounter && (
          <ButtonLink href={routes.accountBooking()} look="line" size="compact">
            {t('done.bookings')}
          </ButtonLink>
        )}
        <ButtonLink href={location.href({ step: 'done' })} look="line" size="compact">
          {t('booked.receipt')}
        </ButtonLink>
        <Button look="quiet" size="compact" onClick={() => setPutAside(true)}>
          {t('booked.again')}
        </Button>
      </div>
    </Note>
  );
}

const toneOf = (kind: BookingFailure['kind']) =>
  kind === 'reconnected' ? 'success' : ['failed', 'unsent', 'refused'].includes(kind) ? 'error' : 'warning';

/** Shows why the booking failed, with the next steps, and moves the focus to the message. */
export function FailureNote() {
  const { t } = useMessages('booking');
  const { step, tour, totalOf } = useBookingContext();
  const failure = useBooking((facts) => facts.failure);
  const isUnknown = isOutcomeUnknown(useBooking((facts) => facts.intent));
  const message = useFailureMessage(totalOf)(failure, isUnknown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The alert role announces a restored connection; moving the focus could take it out of a field.
    if (failure && failure.kind !== 'reconnected') box.current?.focus();
  }, [failure]);
  // A refusal may name fields of another step and then opens that step, so it is shown there too.
  if (!failure || !message || (step !== 'review' && failure.kind !== 'refused')) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.note}>
      <Note tone={toneOf(failure.kind)}>
        <p className={styles.text}>{message}</p>
        {isAboutDeparture(failure) && <DepartureActions change={failure} />}
        <div className={`cluster ${styles.actions}`}>
          {(failure.kind === 'keyUsed' || (['price', 'costs'].includes(failure.kind) && isUnknown)) && (
            <ButtonLink href={routes.accountBooking()} look="line" size="compact">
              {t('outcome.seeBookings')}
            </ButtonLink>
          )}
          {failure.kind === 'costs' && (
            <Button look="second" size="compact" onClick={() => window.location.reload()}>
              {t('outcome.reload')}
            </Button>
          )}
          {(failure.kind === 'failed' || failure.kind === 'unsent') && (
            <WhatsappButton
              text={t('summary.askText', { brand: brand.name, tour: tour.title })}
              look="line"
              size="compact"
            />
          )}
        </div>
      </Note>
    </div>
  );
}

/** Says after a sign-in for sending that the booking can be sent now, above the button. */
export function SignedInNote() {
  const { t } = useMessages('booking');
  const { blockingChange } = useBookingContext();
  const failure = useBooking((facts) => facts.failure);
  const isSending = useBooking((facts) => facts.isSending);
  useChosen();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button does not get the focus, because a second Enter of the sign-in would send the booking.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (failure || isSending || blockingChange()) return null;
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.note}>
      <Note tone="success">{t('account.signedIn')}</Note>
    </div>
  );
}

/** Shows how the chosen departure has changed, with the next steps. */
export function ChangeNote({ change, className }: { change: DepartureChange; className?: string | undefined }) {
  const { t } = useMessages('booking');
  const { store, totalOf } = useBookingContext();
  const formatPrice = useFormatPrice();
  const failureMessage = useFailureMessage(totalOf);
  const textOf = (changed: DepartureChange) => {
    if (changed.kind !== 'price') return failureMessage(changed, false);
    const [old, now] = [changed.old, changed.now].map((prices) => formatPrice(totalOf(prices)));
    const reason = priceReason(changed, store.getState().values.pax, t, formatPrice);
    return t('outcome.priceChanged', { reason, old, now });
  };
  return (
    <Note tone="warning" role="alert" className={className}>
      <p className={styles.text}>{textOf(change)}</p>
      <DepartureActions change={change} />
    </Note>
  );
}

/** Shows before the review that the chosen departure cannot be booked; a new price is told in the summary. */
export function DepartureNote() {
  const { store } = useBookingContext();
  const { query } = useRouter();
  useBooking((facts) => facts.isSending);
  useChosen();
  const change = departureChangeOf(store.getState());
  // An address without a step opens the dates instead, which say it themselves.
  if (!change || change.kind === 'price' || query.step === undefined) return null;
  return <ChangeNote change={change} className={styles.above} />;
}

type Change = Exclude<DepartureChange, { kind: 'price' }> | { kind: 'price'; now: Prices };

/** Shows the next steps after the departure has changed: accept the new price, fewer guests, or another date. */
function DepartureActions({ change }: { change: Change }) {
  const { t } = useMessages('booking');
  const { editStep, acceptPrices, store } = useBookingContext();
  const changeDate = () => {
    store.dispatch({ type: 'datesOpened' });
    editStep('departure');
  };
  return (
    <div className={`cluster ${styles.actions}`}>
      {change.kind === 'price' && (
        <Button look="second" size="compact" onClick={() => acceptPrices(change.now)}>
          {t('outcome.accept')}
        </Button>
      )}
      {change.kind === 'seats' && change.left > 0 && (
        <Button look="line" size="compact" onClick={() => editStep('departure')}>
          {t('outcome.changePax')}
        </Button>
      )}
      <Button look="line" size="compact" onClick={changeDate}>
        {t('outcome.changeDate')}
      </Button>
    </div>
  );
}
