import type { VisaCountryDetail } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { useTours } from '@/hooks/tour/use-tours';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import type { CountryModel } from '../country-model';
import styles from './country-facts.module.css';
import { OfficialLink } from './official-link';

type CountryFactsProps = { country: CountryModel; detail: VisaCountryDetail };

/** Shows processing time, fee, length of stay and source, then help and tours to the country. */
export function CountryFacts({ country, detail }: CountryFactsProps) {
  const lang = useContentLang();
  const { t } = useMessages('visa');
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
      <dl className={styles.list}>
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
      <div className={styles.help} data-print="none">
        <ButtonLink
          href={whatsappLink(t('facts.message', { country: country.name }))}
          target="_blank"
          icon="whatsapp"
          isWide
        >
          {t('facts.help')}
        </ButtonLink>
        <CountryTours country={country} />
      </div>
    </aside>
  );
}

/** Shows a link to a country's tours, or nothing when there are none. */
function CountryTours({ country }: { country: CountryModel }) {
  const { t } = useMessages('visa');
  const { data } = useTours({ search: country.tourSearch, page: limits.firstPage, limit: 1 });
  const total = data?.pagination.total ?? 0;
  if (total === 0) return null;
  return (
    <GoLink href={routes.tours({ search: country.tourSearch })}>
      {t('facts.tours', { count: total, country: country.name })}
    </GoLink>
  );
}
