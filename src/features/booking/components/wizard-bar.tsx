import { useWatch } from 'react-hook-form';
import { bookablePrice, estimatedTotal, seatProblem } from '@/domain/booking';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
import { SubmitButton } from '@/ui/controls/submit-button';
import { BuyBar } from '@/ui/static/buy-bar';
import { useBookingContext } from '../wizard/booking-context';
import { useSubmitWord } from '../wizard/use-submit-word';

/** The estimate and the next step on small screens. */
export function WizardBar() {
  const { t } = useWords('booking');
  const { form, departure, isSending } = useBookingContext();
  const pax = useWatch({ control: form.control, name: 'pax' });
  const submitWord = useSubmitWord();
  const price = bookablePrice(departure, pax);
  const total = price === undefined ? null : estimatedTotal(price, pax);
  const isTooSmall = departure && seatProblem(departure, pax) === 'few';
  const empty = isTooSmall ? '–' : t(price === null ? 'common:price.onRequest' : 'summary.noDate');
  return (
    <BuyBar label={t('summary.total')} above={t('summary.total')} amount={total === null ? empty : formatRupiah(total)}>
      <SubmitButton isBusy={isSending} busyWord={t('wizard.sending')}>
        {submitWord.short}
      </SubmitButton>
    </BuyBar>
  );
}
