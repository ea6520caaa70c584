import { FailedBlock } from '@/features/shared/failed-block';
import { failureWords } from '@/features/shared/failure-words';
import { useVisaCountry } from '@/hooks/page/use-visa-country';
import { useWords } from '@/i18n/use-words';
import type { CountryModel } from '../country-model';
import { Checklist } from './checklist';
import { CountryFacts } from './country-facts';
import { CountryNotes } from './country-notes';
import styles from './requirements.module.css';
import { RequirementsSkeleton } from './requirements-skeleton';

/** What a country asks for, read when somebody opens it. */
export function Requirements({ country }: { country: CountryModel }) {
  const { t } = useWords('visa');
  const { data, error, mutate } = useVisaCountry(country.id);
  if (data) {
    return (
      <div className={styles.columns}>
        <div className={styles.text}>
          <Checklist country={country} documents={data.data.documents} />
          {data.data.notes && <CountryNotes html={data.data.notes} />}
        </div>
        <CountryFacts country={country} detail={data.data} />
      </div>
    );
  }
  if (!error) return <RequirementsSkeleton />;
  return (
    <FailedBlock
      headingLevel={3}
      title={t('detail.failed')}
      text={failureWords(error, t)}
      retry={() => void mutate()}
    />
  );
}
