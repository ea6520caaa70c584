import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import type { RegionPage } from './region-model';
import styles from './region-notes.module.css';

/** Shows travel information for a region: the best months and the visas. */
export function RegionNotes({ name, guide, visas }: Pick<RegionPage, 'name' | 'guide' | 'visas'>) {
  const { t } = useMessages('tour');
  if (!guide && visas.length === 0) return null;
  return (
    <Section id="before" title={t('destination.before', { name })} className={styles.notes}>
      <div className={styles.columns}>
        {guide && (
          <div>
            <h3>{t('destination.best')}</h3>
            <p className={styles.best}>{guide.best}</p>
            <p className="measure">{guide.text}</p>
          </div>
        )}
        {visas.length > 0 && (
          <div>
            <h3>{t('destination.visa')}</h3>
            <ul className={styles.visas}>
              {visas.map(({ countries, entry }) => (
                <li key={countries.join()}>
                  <span>
                    {entry ? (
                      <AppLink href={routes.visaAndPassport({ country: entry.id })}>{entry.name}</AppLink>
                    ) : (
                      <span>{countries.join(', ')}</span>
                    )}
                    {entry && countries.join() !== entry.name && (
                      <span className={`small muted ${styles.members}`}>{countries.join(', ')}</span>
                    )}
                  </span>
                  <span className={`small muted ${styles.type}`}>
                    {entry ? t(`destination.visaTypes.${entry.type}`) : t('destination.visaUnknown')}
                  </span>
                </li>
              ))}
            </ul>
            <GoLink href={routes.visaAndPassport()}>{t('destination.visaAll')}</GoLink>
          </div>
        )}
      </div>
    </Section>
  );
}
