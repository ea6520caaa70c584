import { useWatch } from 'react-hook-form';
import { estimatedTotal } from '@/domain/booking';
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
  const total = departure ? estimatedTotal(departure.price, pax) : null;
  const empty = t(departure ? 'common:price.onRequest' : 'summary.noDate');
  return (
    <BuyBar label={t('summary.label')} above={t('summary.total')} amount={total === null ? empty : formatRupiah(total)}>
      <SubmitButton isBusy={isSending} busyWord={t('wizard.sending')}>
        {submitWord.short}
      </SubmitButton>
    </BuyBar>
  );
}
