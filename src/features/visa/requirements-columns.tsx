import type { VisaCountryDetail } from '@sdk';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { useTours } from '@/data/operations/tour';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Checklist } from './checklist';
import { OfficialLink } from './passport-panel';
import styles from './requirements-columns.module.css';
import layout from './requirements-skeleton.module.css';
import type { CountryModel } from './visa-models';

export type RequirementsProps = { country: CountryModel; detail: VisaCountryDetail };

/** Shows the documents of a country and the operator's notes, if there are any, beside its facts. */
export function RequirementsColumns({ country, detail, notes }: RequirementsProps & { notes: Elements }) {
  const { t } = useMessages('visa');
  return (
    <div className={`stack ${layout.columns}`}>
      <div className={`stack ${layout.text}`}>
        <Checklist country={country} documents={detail.documents} />
        {notes && (
          <section aria-labelledby="notes-title" className={`stack ${styles.notes}`}>
            <h3 id="notes-title">{t('detail.notes')}</h3>
            {notes}
          </section>
        )}
      </div>
      <CountryFacts country={country} detail={detail} />
    </div>
  );
}

/** Shows processing time, fee, length of stay and source, then help and tours to the country. */
function CountryFacts({ country, detail }: RequirementsProps) {
  const { t, lang } = useMessages('visa');
  const { data } = useTours({ search: country.tourSearch, page: limits.firstPage, limit: 1 });
  const tours = data?.pagination.total ?? 0;
  // Without a visa requirement, a missing processing time or fee is not missing data.
  const unknown = detail.type === 'visa_free' ? null : t('facts.ask');
  const facts = [
    { key: 'time', text: detail.processing_time },
    { key: 'fee', text: detail.fee },
    { key: 'stay', text: detail.stay },
  ];
  return (
    <aside aria-labelledby="facts-title" className={`stack ${styles.facts}`}>
      <h3 id="facts-title">{t('facts.title')}</h3>
      <dl className={`stack ${styles.list}`}>
        {facts.map(
          ({ key, text }) =>
            (text || unknown) && (
              <div key={key}>
                <dt>{t(`facts.${key}`)}</dt>
                <dd lang={text ? lang(country.language) : undefined}>{text ?? unknown}</dd>
              </div>
            ),
        )}
        {detail.official_url && (
          <div>
            <dt>{t('facts.official')}</dt>
            <dd>
              <OfficialLink url={detail.official_url} />
            </dd>
          </div>
        )}
      </dl>
      <div className={`stack ${styles.help}`} data-print="none">
        <WhatsappButton text={t('facts.message', { country: country.name })} isWide>
          {t('facts.help')}
        </WhatsappButton>
        {tours > 0 && (
          <GoLink href={routes.tours({ search: country.tourSearch })}>
            {t('facts.tours', { count: tours, country: country.name })}
          </GoLink>
        )}
      </div>
    </aside>
  );
}
