import type { VisaCountryDetail } from '@sdk';
import type { Elements } from '@/lib/elements';
import type { CountryModel } from '../country-model';
import { Checklist } from './checklist';
import { CountryFacts } from './country-facts';
import styles from './requirements.module.css';

type RequirementsColumnsProps = { country: CountryModel; detail: VisaCountryDetail; children: Elements };

/** Shows the documents of a country and its notes, passed as children, beside its facts. */
export function RequirementsColumns({ country, detail, children }: RequirementsColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={`stack ${styles.text}`}>
        <Checklist country={country} documents={detail.documents} />
        {children}
      </div>
      <CountryFacts country={country} detail={detail} />
    </div>
  );
}
