import './generated/deferred-styles';
import type { OpeningHours } from '@sdk';
import type { ContactPoint, SearchAction, TravelAgency, WebSite, WithActionConstraints } from 'schema-dts';
import { brand, whatsappLink } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { agencyData, agencyId } from '@/features/shared/agency-data';
import { PageMeta } from '@/features/shared/meta/page-meta';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Icon } from '@/ui/static/pictures/icon';
import { Hero } from './hero';
import type { HomeModel } from './home-model';
import styles from './home-page.module.css';

/** The content below the facts. */
const LaterSections = hydrateLater(
  () => import('./later-sections').then((part) => part.LaterSections),
  ViewportPlaceholder,
);

/** Shows the home page: headline and search, then deals, regions, the next departures and information about booking. */
export function HomePage({ home }: { home: HomeModel }) {
  const { t } = useMessages('common');
  const description = t('site.description');
  return (
    <>
      <PageMeta
        title={t('site.title')}
        description={description}
        path={routes.home()}
        isWholeTitle
        data={typeof window === 'undefined' && ((language) => homeData(language, description, home.hours))}
      />
      <Hero {...home} />
      <Trust {...home} />
      <LaterSections home={home} />
    </>
  );
}

/** Shows facts that help visitors to trust the operator: offices, contact, price policy and help with visas. */
function Trust({ offices }: Pick<HomeModel, 'offices'>) {
  const { t } = useMessages('home');
  const facts = [
    { name: 'offices', icon: 'pin', href: routes.contact() },
    { name: 'whatsapp', icon: 'whatsapp', href: whatsappLink(t('common:chat.greeting')) },
    { name: 'price', icon: 'receipt', href: routes.bookingTerms() },
    { name: 'visa', icon: 'passport', href: routes.visaAndPassport() },
  ] as const;
  return (
    <div className={`container ${styles.trust}`} data-atomic="">
      <ul className={styles.facts}>
        {facts.slice(offices.length > 0 ? 0 : 1).map(({ name, icon, href }) => (
          <li key={name} className={styles.fact}>
            <Icon name={icon} size={24} className={styles.icon} />
            <p>
              <AppLink href={href} className={styles.link}>
                {t(`trust.${name}.title`, { count: offices.length })}
              </AppLink>
              <span className={`small muted ${styles.text}`}>{t(`trust.${name}.text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the schema.org data of the operator and of the site with its search. */
function homeData(locale: Locale, description: string, hours: readonly OpeningHours[]) {
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: brand.whatsapp.international,
    email: brand.email,
    availableLanguage: ['id', 'en'],
  } satisfies ContactPoint;
  const agency = { ...agencyData(locale, hours), description, contactPoint } satisfies TravelAgency;
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl(locale, routes.tours())}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction>;
  const site = {
    '@type': 'WebSite',
    name: brand.name,
    url: pageUrl(locale, routes.home()),
    inLanguage: locale,
    publisher: { '@id': agencyId() },
    potentialAction: search,
  } satisfies WebSite;
  return { '@graph': [agency, site] };
}
