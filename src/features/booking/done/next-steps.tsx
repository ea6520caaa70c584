import type { ReactNode } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { dayAndTime, daysBetween, formatDate, isToCome, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { phoneReadable } from '@/domain/phone';
import { OpeningHoursLine } from '@/features/shared/opening-hours-line';
import { PersonLine } from '@/features/shared/person/person-line';
import { useMessages } from '@/i18n/use-messages';
import type { BookingReceipt } from '@/state/booking-receipt';
import { AppLink } from '@/ui/static/buttons/app-link';
import { useCounter } from '../session/booking-location';
import { useProfileValues } from '../session/use-profile-values';
import styles from './next-steps.module.css';
import { phoneOfReceipt } from './receipt';

/** Shows what happens next and when: the call, each payment and the departure. */
export function NextSteps({ receipt }: { receipt: BookingReceipt }) {
  const { t, locale } = useMessages('booking');
  const { consultant, instalments: payments = [], from } = receipt;
  const callTime = isToCome(consultant?.callsBy) && dayAndTime(consultant?.callsBy, locale);
  const text = t('done.whatsappText', { to: consultant?.name ?? brand.name, tour: receipt.tour, code: receipt.code });
  const days = daysBetween(todayInJakarta(), from);
  const isCounter = useCounter() !== null;
  const { values: profile } = useProfileValues();
  const phone = phoneOfReceipt(receipt, profile);
  const passports = <p className={styles.text}>{t('done.step3')}</p>;
  return (
    <section aria-labelledby="next-steps" data-own-help={isCounter ? undefined : ''}>
      <h2 id="next-steps" className={`h3 ${styles.title}`}>
        {t('done.next')}
      </h2>
      <ol className={`tabular ${styles.steps}`}>
        <Step>
          <p className="small muted">{t('done.call')}</p>
          {callTime && <p className={styles.callTime}>{t('done.callBy', callTime)}</p>}
          <p className={styles.text}>
            <PersonLine portraitUrl={consultant?.portraitUrl}>
              {consultant && callTime
                ? t(phone ? 'done.stepCallNumber' : 'done.stepCall', {
                    name: consultant.name,
                    phone: phoneReadable(phone ?? ''),
                  })
                : t('done.step1')}
            </PersonLine>
          </p>
          <div className={styles.text}>
            <OpeningHoursLine />
            {!isCounter && (
              <p className="small muted" data-print="none">
                {t('done.notCalled')}{' '}
                <AppLink href={whatsappLink(text)} target="_blank">
                  {consultant ? t('done.write', consultant) : t('done.writeUs')}
                </AppLink>
              </p>
            )}
          </div>
        </Step>
        {payments.map(({ kind, amount, due }, index) => (
          <Step key={kind}>
            <p className="small muted">{t(`common:cost.${kind}`)}</p>
            <p className={styles.value}>{amount === null ? t('common:cost.toBeConfirmed') : formatRupiah(amount)}</p>
            {due && <p>{t('common:cost.due', { date: formatDate(due, locale) })}</p>}
            {index === 0 && (
              <div className={styles.text}>
                <p className={styles.value}>{t('done.notYet')}</p>
                <p>{t('done.askFirst')}</p>
              </div>
            )}
            {index === payments.length - 1 && passports}
          </Step>
        ))}
        {payments.length === 0 && (
          <>
            <Step>
              <p>{t('done.step2')}</p>
            </Step>
            <Step>{passports}</Step>
          </>
        )}
        <Step>
          <p className="small muted">{t('wizard.departure.name')}</p>
          <p className={styles.value}>{formatDate(from, locale)}</p>
          {days > 0 && <p data-print="none">{t('done.leaves', { count: days })}</p>}
        </Step>
      </ol>
    </section>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li>
      <div>{children}</div>
    </li>
  );
}
