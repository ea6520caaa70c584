import type { VisaCountry } from '@sdk';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Tag } from '@/ui/static/tag';
import styles from './visa-row.module.css';

const TONES = { visa_free: 'green', e_visa: 'blue', visa_required: 'amber' } as const;

type VisaRowProps = {
  countries: readonly string[];
  /** Their common entry in the visa list; null if there is none. */
  entry: Pick<VisaCountry, 'id' | 'name' | 'type'> | null;
  /** How long a visa takes, as a paragraph. */
  children: Elements;
};

/** Shows the kind of visa that some countries of a tour want, as a row of a list, and the way to their rules. */
export function VisaRow({ countries, entry, children }: VisaRowProps) {
  const { t } = useMessages('tour-detail');
  // A visa for several countries is shown with its name: "Schengen: Prancis, Belgia".
  const names = countries.join(', ');
  const title = !entry || names === entry.name ? names : `${entry.name}: ${names}`;
  return (
    <li className={styles.row}>
      <div>
        <div className={`cluster ${styles.country}`}>
          <h3>{title}</h3>
          {entry && <Tag tone={TONES[entry.type]}>{t(`visa.types.${entry.type}`)}</Tag>}
        </div>
        {children}
      </div>
      {entry && (
        <GoLink
          href={routes.visaAndPassport({ country: entry.id })}
          aria-label={t('visa.detailOf', { country: entry.name })}
          data-print="none"
        >
          {t('visa.detail')}
        </GoLink>
      )}
    </li>
  );
}
