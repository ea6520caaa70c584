import { useEffect, useRef } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
import { keepDashes } from '@/lib/dashes';
import type { BookingReceipt } from '@/state/booking-receipt';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { Picture } from '@/ui/static/picture';
import type { BookingTour } from '../booking-model';
import { BookingFrame } from './booking-frame';
import { CopyCode } from './copy-code';
import styles from './done-panel.module.css';

const NEXT_STEPS = ['step1', 'step2', 'step3'];

/** The reservation that was made, and what happens next; the same after a reload. */
export function DonePanel({ tour, receipt }: { tour: BookingTour; receipt: BookingReceipt }) {
  const { t } = useWords('booking');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = t('done.whatsappText', { brand: brand.name, tour: receipt.tour, code: receipt.code });
  return (
    <BookingFrame summary={<ReceiptCard tour={tour} receipt={receipt} />}>
      <p className={styles.message} role="status">
        {receipt.message}
      </p>
      <h1 ref={title} tabIndex={-1}>
        {t('done.title')}
      </h1>
      <div className={styles.ticket}>
        <p className={styles.label}>{t('done.code')}</p>
        <p className={styles.code}>{receipt.code}</p>
        <CopyCode code={receipt.code} />
      </div>
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className={styles.nextTitle}>
          {t('done.next')}
        </h2>
        <ol className={styles.steps}>
          {NEXT_STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {t(`done.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.actions} data-print="none">
        <ButtonLink href={whatsappLink(text)} target="_blank" icon="whatsapp" size="large">
          {t('done.whatsapp')}
        </ButtonLink>
        <ButtonLink href={routes.accountBooking()} look="second" size="large">
          {t('done.bookings')}
        </ButtonLink>
        <Button look="quiet" icon="print" size="large" onClick={() => window.print()}>
          {t('done.print')}
        </Button>
      </div>
      <p data-print="none">
        <ButtonLink href={routes.tours()} look="quiet" className={styles.again}>
          {t('done.again')}
        </ButtonLink>
      </p>
    </BookingFrame>
  );
}

function ReceiptCard({ tour, receipt }: { tour: BookingTour; receipt: BookingReceipt }) {
  const { t, locale } = useWords('booking');
  const facts = [
    [t('done.date'), formatDateRange(receipt.from, receipt.to, locale)],
    [t('done.heads'), t('done.people', { count: receipt.heads })],
    [t('done.total'), receipt.total === null ? t('summary.confirmed') : formatRupiah(receipt.total)],
  ];
  return (
    <aside aria-label={t('summary.label')} className={styles.card}>
      <div className={styles.picture} data-print="none">
        <Picture src={tour.imageUrl} alt="" ratio="fill" sizes="376px" maxWidth={1024} shape="square" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.tour} lang="id">
          {keepDashes(receipt.tour)}
        </h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
