import { paymentTermsQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { languageOf } from '@/domain/content-language';
import type { Trip } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import { StepLink, StepTitle } from '../components/next-step';
import { useStepWords } from '../components/step-words';
import styles from './trip.module.css';

/** Shows what the member has to do next; a payment that is due soon or late stands out. */
export function NextStepCard({ trip }: { trip: Trip }) {
  const { t, lang } = useMessages('trip');
  const words = useStepWords(trip);
  const terms = useRead(words?.kind === 'checking' ? paymentTermsQuery() : null).data?.data;
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
      </div>
      {link && <StepLink link={link} size="compact" look={isUrgent ? 'primary' : 'second'} />}
    </section>
  );
}
