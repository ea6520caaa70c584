import type { VisaCountryDetail } from '@sdk';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Prose } from '@/ui/static/prose';
import type { CountryModel } from '../country-model';
import styles from './country-notes.module.css';
import { RequirementsColumns } from './requirements-columns';

/** The `notes` of `detail` are sanitised on the server. */
export type ServedRequirementsProps = { country: CountryModel; detail: VisaCountryDetail };

/** Shows the requirements of a country that the server rendered into the page. */
export function ServedRequirements({ country, detail }: ServedRequirementsProps) {
  const lang = useContentLang();
  const { t } = useMessages('visa');
  return (
    <RequirementsColumns country={country} detail={detail}>
      {detail.notes && (
        <section aria-labelledby="notes-title" className={styles.notes}>
          <h3 id="notes-title">{t('detail.notes')}</h3>
          <Prose html={detail.notes} lang={lang(country.language)} className="measure" />
        </section>
      )}
    </RequirementsColumns>
  );
}
