import { dayAndTime, formatDate, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { isPaymentUrgent, nextStep, type Trip } from '@/domain/trip';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import styles from './trip.module.css';

/** Shows what the member has to do next; a payment that is due soon or late stands out. */
export function NextStepCard({ trip }: { trip: Trip }) {
  const { t } = useMessages('trip');
  const today = todayInJakarta();
  const words = useStepWords(trip, today);
  if (!words) return null;
  const { title, text, lang, link } = words;
  const isUrgent = isPaymentUrgent(trip, today);
  return (
    <section aria-labelledby="next-step" className={styles.next} data-urgent={isUrgent || undefined}>
      <div>
        <h2 id="next-step" className="small muted">
          {t('next.title')}
        </h2>
        <p className={`h3 tabular ${styles.nextTitle}`}>{title}</p>
        {text && (
          <p className="tabular" lang={lang}>
            {text}
          </p>
        )}
      </div>
      {link && (
        <ButtonLink href={link.href} look={isUrgent ? 'primary' : 'second'}>
          {link.label}
        </ButtonLink>
      )}
    </section>
  );
}

type StepWords = { title: string; text?: string; lang?: string | undefined; link?: { href: string; label: string } };

function useStepWords(trip: Trip, today: string): StepWords | null {
  const { t, locale, lang } = useMessages('trip');
  const step = nextStep(trip, today);
  if (!step) return null;
  if (step.kind === 'pay') {
    const { kind, amount, due } = step.instalment;
    const shown = amount === null ? t('common:cost.toBeConfirmed') : formatRupiah(amount);
    return {
      title: t('next.pay', { kind: t(`common:cost.${kind}`), amount: shown }),
      ...(due && step.days !== null && { text: dueWords(formatDate(due, locale), step.days, t) }),
      link: { href: '#payments', label: t('next.how') },
    };
  }
  if (step.kind === 'passports') {
    return {
      title: t('next.passports', { count: step.count }),
      link: { href: '#travellers', label: t('next.documents') },
    };
  }
  if (step.kind === 'contact') return { title: t(`account:next.upcoming.${trip.status}`) };
  const time = step.kind === 'meet' && dayAndTime(step.meeting.time, locale);
  if (step.kind === 'meet' && time) {
    return { title: t('next.meet', time), text: step.meeting.place, lang: lang() };
  }
  return { title: t('next.ready'), text: t('next.readyText') };
}

function dueWords(date: string, days: number, t: Translate): string {
  if (days < 0) return t('next.late', { date });
  const left = days === 0 ? t('next.dueToday') : t('next.daysLeft', { count: days });
  return `${t('next.due', { date })} (${left})`;
}
