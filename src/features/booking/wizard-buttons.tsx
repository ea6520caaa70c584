import { useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { timeInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { bookablePrice, seatProblem } from '@/domain/party';
import { partyCost } from '@/domain/tour/trip-cost';
import { useFormatPrice } from '@/features/shared/tour/use-format-price';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { SubmitButton } from '@/ui/controls/submit-button';
import { Button } from '@/ui/static/buttons/button';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import { useBooking, useBookingContext, useChosen, usePriceChange } from './session/booking-context';
import { showsOneGuest } from './session/use-booking-session';
import styles from './wizard-buttons.module.css';

/** Shows Back and Continue, and below them the time at which the draft was stored. */
export function StepFooter() {
  const { t, locale } = useMessages('booking');
  const { step, goBack } = useBookingContext();
  const draft = useBooking((facts) => facts.draft);
  const isSending = useBooking((facts) => facts.isSending);
  const submitLabel = useSubmitLabel();
  return (
    <div className={styles.footer}>
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
export function WizardBar() {
  const { t } = useMessages('booking');
  const { tour } = useBookingContext();
  const { departure, pax, rooms } = useChosen();
  const isSending = useBooking((facts) => facts.isSending);
  const submitLabel = useSubmitLabel();
  const price = bookablePrice(departure, pax);
  const total = price === undefined ? null : partyCost(price, pax, tour.costs, rooms).total;
  const isTooSmall = departure && seatProblem(departure, pax) === 'few';
  const change = usePriceChange();
  const formatPrice = useFormatPrice();
  const oldTotal = change && formatPrice(partyCost(change.old, pax, tour.costs, rooms).total);
  const below = isTooSmall
    ? departure.price !== null && `${formatRupiah(departure.price)}${t('common:price.perPerson')}`
    : oldTotal && t('summary.before', { total: oldTotal });
  const empty = isTooSmall ? '–' : t(price === null ? 'common:price.onRequest' : 'summary.noDate');
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
  const { form, step, stepAfter, blockingChange } = useBookingContext();
  const returnTo = useBooking((facts) => facts.returnTo);
  const failure = useBooking((facts) => facts.failure);
  // Re-render on each change, because Continue may open another step as soon as these values are complete.
  useWatch({ control: form.control, disabled: step !== 'passengers' && !returnTo });
  const isNextGuest = useIsNextGuest();
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  useChosen();
  if (step !== 'review') {
    if (isNextGuest) return { long: t('wizard.nextGuest'), short: t('wizard.nextGuestShort') };
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

/** True if Continue opens the next guest with an incomplete form (small screens only). */
function useIsNextGuest(): boolean {
  const { step, guestsToFill } = useBookingContext();
  const isOpen = step === 'passengers';
  const openGuest = useBooking((facts) => facts.openGuest);
  return isOpen && showsOneGuest() && guestsToFill().some((index) => index !== openGuest);
}
