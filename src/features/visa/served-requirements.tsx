import { useMessages } from '@/i18n/use-messages';
import { Prose } from '@/ui/static/prose';
import styles from './requirements.module.css';
import { RequirementsColumns, type RequirementsProps } from './requirements-columns';

/** Shows the requirements of a country that the server rendered into the page, where it has sanitised the `notes`. */
export function ServedRequirements({ country, detail }: RequirementsProps) {
  const { t, lang } = useMessages('visa');
  return (
    <RequirementsColumns country={country} detail={detail}>
      {detail.notes && (
        <section aria-labelledby="notes-title" className={`stack ${styles.notes}`}>
          <h3 id="notes-title">{t('detail.notes')}</h3>
          <Prose html={detail.notes} lang={lang(country.language)} className="measure" />
        </section>
      )}
    </RequirementsColumns>
  );
}
