import { useWatch } from 'react-hook-form';
import { formatRupiah } from '@/domain/money';
import { bookablePrice, seatProblem } from '@/domain/party';
import { partyCost } from '@/domain/trip-cost';
import { useWords } from '@/i18n/use-words';
import { SubmitButton } from '@/ui/controls/submit-button';
import { BuyBar } from '@/ui/static/buy-bar';
import { useBookingContext } from '../wizard/booking-context';
import { useSubmitWord } from '../wizard/use-submit-word';

/** The estimate and the next step on small screens. */
export function WizardBar() {
  const { t } = useWords('booking');
  const { tour, form, departure, isSending } = useBookingContext();
  const [pax, rooms] = useWatch({ control: form.control, name: ['pax', 'rooms'] });
  const submitWord = useSubmitWord();
  const price = bookablePrice(departure, pax);
  const total = price === undefined ? null : partyCost(price, pax, tour.costs, rooms).total;
  const isTooSmall = departure && seatProblem(departure, pax) === 'few';
  const empty = isTooSmall ? '–' : t(price === null ? 'common:price.onRequest' : 'summary.noDate');
  return (
    <BuyBar
      label={t('common:cost.total')}
      above={t('common:cost.total')}
      amount={total === null ? empty : formatRupiah(total)}
    >
      <SubmitButton isBusy={isSending} busyWord={t('wizard.sending')}>
        {submitWord.short}
      </SubmitButton>
    </BuyBar>
  );
}
