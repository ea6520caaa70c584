import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { FailedPart } from '@/lib/defer/part-failures';
import type { Elements } from '@/lib/elements';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Picture } from '@/ui/static/pictures/picture';
import type { CountryModel } from '../country-model';
import styles from './country-detail.module.css';
import { RequirementsSkeleton } from './requirements-skeleton';
import { VisaTag } from './visa-tag';

const Requirements = loadOnUse(
  () => import('./requirements').then((module) => module.Requirements),
  (part) => (part.error ? <FailedPart {...part} /> : <RequirementsSkeleton />),
);

type CountryDetailProps = {
  country: CountryModel;
  /** The server-rendered requirements; otherwise the browser requests them. */
  served?: Elements;
};

/** Shows a country in place of the list. */
export function CountryDetail({ country, served }: CountryDetailProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('visa');
  return (
    <article className={`stack ${styles.detail}`}>
      <div data-print="none" data-focus={`#country-${country.id} a`} className={styles.back}>
        <ButtonLink href={routes.visaAndPassport()} look="quiet" icon="arrow-left">
          {t('detail.back')}
        </ButtonLink>
      </div>
      <header className={`stack ${styles.header}`}>
        <div className={styles.text}>
          <VisaTag type={country.type} />
          <h2 id="visa-title" tabIndex={-1} className={styles.title}>
            {t('detail.title')} <span lang={lang(country.nameLang ?? country.language)}>{country.name}</span>
          </h2>
          <p lang={lang(country.language)} className="lead">
            {country.summary}
          </p>
          <p className="small muted">{t('detail.checked', { date: formatDate(country.updatedAt, locale) })}</p>
        </div>
        <div data-print="none" className={styles.frame}>
          <Picture
            src={country.imageUrl}
            alt=""
            ratio="3/2"
            shape="hero"
            sizes="(min-width: 1024px) 440px, (min-width: 768px) 40vw, 100vw"
            maxWidth={1024}
          />
        </div>
      </header>
      {served ?? <Requirements country={country} />}
    </article>
  );
}
