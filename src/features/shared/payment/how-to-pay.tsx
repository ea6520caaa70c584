import type { PaymentTerms } from '@sdk';
import { paymentTermsQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { languageOf } from '@/domain/content-language';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { cancellationSteps, type FeeBase } from '@/domain/tour/cancellation';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import { Note } from '@/ui/static/messages/note';
import { CopyButton } from '../copy-button';
import { RetryNote } from '../retry-note';
import styles from './how-to-pay.module.css';

type HowToPayProps = {
  /** The reservation code, once there is one. */
  code?: string;
  /** True once the company has confirmed the seats, so that a payment is welcome. */
  isConfirmed?: boolean;
  /** The day of the departure, ISO. */
  leaves: string | undefined;
  feeBase?: FeeBase;
  headingLevel?: 2 | 3;
};

/** Shows where a booking is paid and what a cancellation costs, as far as the service says it. */
export function HowToPay({ code, isConfirmed, leaves, feeBase, headingLevel = 2 }: HowToPayProps) {
  const { t, lang } = useMessages('payment');
  const { data, error, mutate } = useRead(paymentTermsQuery());
  const terms = data?.data;
  // A service that does not have the terms shows none.
  if (!terms) {
    return error && error.kind !== 'not-found' ? <RetryNote text={t('failed')} retry={() => void mutate()} /> : null;
  }
  const { transfer_time: transferTime, licence } = terms;
  const accounts = terms.accounts ?? [];
  const fees = terms.cancellation_fees ?? [];
  if (accounts.length === 0 && fees.length === 0) return null;
  const language = lang(languageOf(terms).language);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.parts}>
      {accounts.length > 0 && (
        <section aria-labelledby="how-to-pay" className={styles.part}>
          <Heading id="how-to-pay" className="h4">
            {t('title')}
          </Heading>
          <Accounts accounts={accounts} />
          <p className="small">
            {!isConfirmed && <span>{t('afterConfirming')}</span>}{' '}
            <span>{t(code ? 'reference' : 'referenceLater', { code })}</span>{' '}
            <span lang={language}>{transferTime}</span>
          </p>
          <Note icon="shield" className={styles.note}>
            <p>{t('onlyHere')}</p>
            {licence && (
              <p className="small muted" lang={language}>
                {licence}
              </p>
            )}
          </Note>
        </section>
      )}
      {leaves && fees.length > 0 && <CancellationFees {...{ fees, leaves, feeBase, headingLevel }} />}
    </div>
  );
}

function Accounts({ accounts }: { accounts: NonNullable<PaymentTerms['accounts']> }) {
  const { t } = useMessages('payment');
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ bank, number, holder }) => (
        <li key={`${bank} ${number}`} className={styles.account}>
          <div>
            <p className="small muted" translate="no">
              {bank}
            </p>
            <p className={`tabular ${styles.number}`} translate="no">
              {groupsOf(number).map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a number can be equal
                <span key={index}>{group}</span>
              ))}
            </p>
            <p className="small">
              <span>{t('holder')}</span> <span translate="no">{holder}</span>
            </p>
          </div>
          <CopyButton
            isRound
            text={number}
            label={t('copy', { bank })}
            copied={t('copied', { bank })}
            failed={t('copyFailed')}
          />
        </li>
      ))}
    </ul>
  );
}

/** Splits digits into groups of up to four, which are easier to compare; only a margin is between them. */
const groupsOf = (digits: string) => digits.match(/.{1,4}/g) ?? [];

type CancellationFeesProps = {
  fees: NonNullable<PaymentTerms['cancellation_fees']>;
  leaves: string;
  feeBase: FeeBase | undefined;
  headingLevel: 2 | 3;
};

/** Shows what a cancellation costs, as a line of time with the days of this departure. */
function CancellationFees({ fees, leaves, feeBase, headingLevel }: CancellationFeesProps) {
  const { t, locale } = useMessages('payment');
  const steps = cancellationSteps(fees, leaves, todayInJakarta(), feeBase);
  if (steps.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby="cancellation" className={styles.part}>
      <Heading id="cancellation" className="h4">
        {t('cancel.title')}
      </Heading>
      <ol className="tabular">
        {steps.map(({ until, percent, amount }) => {
          const of = percent === null ? 'deposit' : 'percent';
          const fee =
            amount === null
              ? t(`cancel.${of}`, { percent })
              : t(`cancel.amount.${of}`, { percent, amount: formatRupiah(amount) });
          const day = <b key="until">{t('cancel.until', { date: formatDate(until, locale) })}</b>;
          return (
            <li key={`${until} ${percent}`} className={styles.step}>
              <FactLine facts={[day, fee]} />
            </li>
          );
        })}
      </ol>
      <p>{t('cancel.back')}</p>
    </section>
  );
}
