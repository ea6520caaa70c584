import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useVisaCountry } from '@/hooks/page/use-visa-country';
import { useMessages } from '@/i18n/use-messages';
import type { CountryModel } from '../country-model';
import { CountryNotes } from './country-notes';
import { RequirementsColumns } from './requirements-columns';
import { RequirementsSkeleton } from './requirements-skeleton';

/** Shows the entry requirements of a country, requested when the section is opened. */
export function Requirements({ country }: { country: CountryModel }) {
  const { t } = useMessages('visa');
  const { data, error, mutate } = useVisaCountry(country.id);
  if (data) {
    return (
      <RequirementsColumns country={country} detail={data.data}>
        {data.data.notes && <CountryNotes html={data.data.notes} language={country.language} />}
      </RequirementsColumns>
    );
  }
  if (!error) return <RequirementsSkeleton />;
  return (
    <FailedBlock
      headingLevel={3}
      title={t('detail.failed')}
      text={failureMessage(error, t)}
      retry={() => void mutate()}
    />
  );
}
