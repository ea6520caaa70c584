import type { PaymentTerms } from '@sdk';
import type { ReactNode } from 'react';
import { paymentTermsQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { languageOf } from '@/domain/content-language';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { cancellationSteps, type FeeBase } from '@/domain/tour/cancellation';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { Disclosure } from '@/ui/static/disclosure';
import { FactLine } from '@/ui/static/fact-line';
import { Note } from '@/ui/static/messages/note';
import { CopyButton } from '../copy-button';
import { RetryNote } from '../retry-note';
import { feeWords } from './fee-words';
import styles from './how-to-pay.module.css';

type HowToPayProps = {
  /** Before the booking, after it, or as part of a section, with the fees folded. */
  place: 'review' | 'done' | 'trip';
  /** The reservation code, once there is one. */
  code?: string;
  /** The next payment in whole rupiah; null if the team confirms it. */
  amount?: number | null;
  /**
   * `early`: the seats are not confirmed yet, so nothing is to be paid and the accounts are folded; `late`: the due day is
   * over, so the seats may be gone; `sent`: a proof of the payment is checked.
   */
  stage?: 'early' | 'due' | 'late' | 'sent';
  /** The day of the departure, ISO. */
  leaves: string | undefined;
  feeBase?: FeeBase;
  /** Shown after the accounts. */
  children?: Elements;
};

/** Shows where a booking is paid and what a cancellation costs, as far as the service says it. */
export function HowToPay({ place, stage = 'early', leaves, feeBase, children, ...transfer }: HowToPayProps) {
  const { t, lang } = useMessages('payment');
  const { data, error, mutate } = useRead(paymentTermsQuery());
  const terms = data?.data;
  const { transfer_time: transferTime, licence, takes_proofs: takesProofs } = terms ?? {};
  const accounts = terms?.accounts ?? [];
  const fees = terms?.cancellation_fees ?? [];
  const language = terms && lang(languageOf(terms).language);
  const isOnTrip = place === 'trip';
  const hasNoTerms = error?.kind === 'not-found';
  const hasFailed = !terms && error !== undefined && !hasNoTerms;
  if (!isOnTrip && !hasFailed && accounts.length === 0 && fees.length === 0) return null;
  const block = (
    <div className={styles.block}>
      {transferTime && <p lang={language}>{transferTime}</p>}
      <TransferRows {...transfer} accounts={accounts} />
      <Note icon="shield" className={styles.note}>
        <p>{t('onlyHere')}</p>
        {licence && (
          <p className="small muted" lang={language}>
            {licence}
          </p>
        )}
      </Note>
    </div>
  );
  return (
    <div className={classNames(styles.parts, !isOnTrip && styles.areSections)}>
      {hasFailed && <RetryNote text={t('failed')} retry={() => void mutate()} />}
      {isOnTrip && accounts.length === 0 && (terms || hasNoTerms) && <p>{t('unknown')}</p>}
      {accounts.length > 0 && (
        <Part id="how-to-pay" title={t('title')} level={isOnTrip ? 3 : 2}>
          {stage === 'early' && <Note tone="warning">{t(place === 'review' ? 'afterConfirming' : 'notYet')}</Note>}
          {stage === 'late' && <Note tone="warning">{t('late')}</Note>}
          {stage === 'sent' ? (
            <Note tone="success">{t('checked')}</Note>
          ) : (
            <>
              {stage === 'early' ? (
                <div data-print="none">
                  <Disclosure title={t('accounts')}>{block}</Disclosure>
                </div>
              ) : (
                block
              )}
              {takesProofs && place === 'done' && <p>{t('thenProof')}</p>}
            </>
          )}
        </Part>
      )}
      {children}
      {leaves && fees.length > 0 && (
        <CancellationFees {...{ fees, leaves, feeBase }} isFree={terms?.is_free_before_payment} isFolded={isOnTrip} />
      )}
    </div>
  );
}

type PartProps = { id: string; title: string; level: 2 | 3; children: Elements };

function Part({ id, title, level, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={classNames(styles.part, level === 2 && styles.isSection)}>
      <Heading id={id} className={level === 2 ? 'h3' : 'h4'}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

type TransferRowsProps = Pick<HowToPayProps, 'code' | 'amount'> & { accounts: NonNullable<PaymentTerms['accounts']> };

/** Shows what a transfer needs, each row with a button that copies it: the amount, an account and the reference. */
function TransferRows({ accounts, amount, code }: TransferRowsProps) {
  const { t } = useMessages('payment');
  return (
    <dl className={`tabular ${styles.rows}`}>
      {!!amount && (
        <Row name={t('amount')} copy={t('copyAmount')} text={String(amount)}>
          {formatRupiah(amount)}
        </Row>
      )}
      {accounts.map(({ bank, number, holder }, index) => (
        <Row
          key={`${bank} ${number}`}
          name={
            <>
              <span>{t(index === 0 ? 'account' : 'orAccount')}</span> <span translate="no">{bank}</span>
            </>
          }
          copy={t('copy', { bank })}
          text={number}
          below={
            <>
              <span>{t('holder')}</span> <span translate="no">{holder}</span>
            </>
          }
        >
          <span translate="no">
            {groupsOf(number).map((group, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a number can be equal
              <span key={position} className={styles.group}>
                {group}
              </span>
            ))}
          </span>
        </Row>
      ))}
      <Row name={t('reference')} copy={t('copyReference')} text={code}>
        {code ?? t('referenceLater')}
      </Row>
    </dl>
  );
}

type RowProps = {
  name: ReactNode;
  /** The name of the button; `text` is what it copies. Without a text there is no button. */
  copy: string;
  text: string | undefined;
  below?: ReactNode;
  children: ReactNode;
};

function Row({ name, copy, text, below, children }: RowProps) {
  const { t } = useMessages('payment');
  return (
    <div className={styles.row}>
      <dt className="small muted">{name}</dt>
      <dd className={text ? styles.value : undefined}>{children}</dd>
      {below && <dd className="small">{below}</dd>}
      {text && (
        <dd className={styles.copy}>
          <CopyButton
            isRound
            text={text}
            label={copy}
            copied={t('copied', { text })}
            failed={t('copyFailed')}
            classes={{ result: 'visually-hidden' }}
          />
        </dd>
      )}
    </div>
  );
}

/** Splits digits into groups of up to four, which are easier to compare; only a margin is between them. */
const groupsOf = (digits: string) => digits.match(/.{1,4}/g) ?? [];

type CancellationFeesProps = {
  fees: NonNullable<PaymentTerms['cancellation_fees']>;
  leaves: string;
  feeBase: FeeBase | undefined;
  /** True if a cancellation costs nothing before the first payment. */
  isFree: boolean | undefined;
  isFolded: boolean;
};

/** Shows what a cancellation costs, as a line of time with the days of this departure. */
function CancellationFees({ fees, leaves, feeBase, isFree, isFolded }: CancellationFeesProps) {
  const { t, locale } = useMessages('payment');
  const steps = cancellationSteps(fees, leaves, todayInJakarta(), feeBase);
  if (steps.length === 0) return null;
  const firstWithoutRefund = steps.find(({ refund }) => refund === 0);
  const isCounted = steps.some(({ refund }) => refund !== null) && (feeBase?.open.length ?? 0) > 0;
  const title = t('cancel.title');
  const lines = (
    <>
      <ol className="tabular">
        {isFree && !feeBase?.paid && (
          <li className={styles.step}>
            <FactLine facts={[<b key="until">{t('cancel.free')}</b>, t('cancel.none')]} />
          </li>
        )}
        {steps.map((step) => (
          <li key={step.until} className={styles.step}>
            <FactLine
              facts={[
                <b key="until">{t('cancel.until', { date: formatDate(step.until, locale) })}</b>,
                feeWords(step, t),
                // Nothing comes back from then on, which one line says.
                !!step.paid &&
                  step.refund !== null &&
                  (step.refund > 0 || step === firstWithoutRefund) &&
                  t('cancel.returned', { amount: formatRupiah(step.refund), paid: formatRupiah(step.paid) }),
              ]}
            />
          </li>
        ))}
      </ol>
      {steps.every(({ refund }) => refund === null) && <p>{t('cancel.back')}</p>}
      {isCounted && <p>{t('cancel.inTime')}</p>}
    </>
  );
  return isFolded ? (
    <Disclosure title={title} headingLevel={3}>
      {lines}
    </Disclosure>
  ) : (
    <Part id="cancellation" title={title} level={2}>
      {lines}
    </Part>
  );
}
