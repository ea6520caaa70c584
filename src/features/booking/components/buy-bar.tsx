import { useWatch } from 'react-hook-form';
import { estimatedTotal } from '@/domain/booking';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
import { useBuyBar } from '@/lib/use-buy-bar';
import { SubmitButton } from '@/ui/controls/submit-button';
import { useBookingContext } from '../wizard/booking-context';
import { useSubmitWord } from '../wizard/use-submit-word';
import styles from './buy-bar.module.css';

/** The estimate and the next step, fixed to the bottom of small screens. */
export function BuyBar() {
  const { t } = useWords('booking');
  const { form, departure, isSending } = useBookingContext();
  const pax = useWatch({ control: form.control, name: 'pax' });
  const submitWord = useSubmitWord();
  useBuyBar();
  const total = departure ? estimatedTotal(departure.price, pax) : null;
  const empty = t(departure ? 'common:price.onRequest' : 'summary.noDate');
  return (
    <div className={styles.bar} data-print="none">
      <p className={styles.words}>
        <span className={styles.label}>{t('summary.total')}</span>
        <span className={styles.amount}>{total === null ? empty : formatRupiah(total)}</span>
      </p>
      <SubmitButton isBusy={isSending} busyWord={t('wizard.sending')}>
        {submitWord.short}
      </SubmitButton>
    </div>
  );
}
