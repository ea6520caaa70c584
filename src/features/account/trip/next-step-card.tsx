import type { Tour } from '@sdk';
import { paymentTermsQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { languageOf } from '@/domain/content-language';
import { formatDate, todayInJakarta } from '@/domain/dates';
import type { Trip } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { StepLink, StepTitle } from '../components/next-step';
import { useStepWords } from '../components/step-words';
import styles from './trip.module.css';
import { useVisaDay } from './trip-visas';

/** Shows the next step of a trip, which stands out while it is urgent, and until when to apply for a visa. */
export function NextStepCard({ trip, tour }: { trip: Trip; tour: Tour | undefined }) {
  const { t, lang, locale } = useMessages('trip');
  const words = useStepWords(trip);
  const terms = useRead(words?.kind === 'checking' ? paymentTermsQuery() : null).data?.data;
  const visaDay = useVisaDay(tour, trip.date);
  if (!words) return null;
  const { text, link, isUrgent } = words;
  return (
    <section aria-labelledby="next-step" className={styles.next} data-urgent={isUrgent || undefined}>
      <div>
        <h2 id="next-step" className="visually-hidden">
          {t('next.title')}
        </h2>
        <StepTitle words={words} />
        {text && <p className="small tabular">{text}</p>}
        {terms?.transfer_time && (
          <p className="small" lang={lang(languageOf(terms).language)}>
            {terms.transfer_time}
          </p>
        )}
        {visaDay && (
          <p className="small tabular">
            <AppLink href="#visas">
              {t(visaDay > todayInJakarta() ? 'next.visa' : 'next.visaLate', { date: formatDate(visaDay, locale) })}
            </AppLink>
          </p>
        )}
      </div>
      {link && <StepLink link={link} size="compact" look={isUrgent ? 'primary' : 'second'} />}
    </section>
  );
}
