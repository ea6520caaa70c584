import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import { Crumbs } from '@/features/shared/crumbs';
import { useMessages } from '@/i18n/use-messages';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import { Picture } from '@/ui/static/pictures/picture';
import type { ServedList } from '../list/list-model';
import { PageIntro } from '../list/page-intro';
import { TourList } from '../list/tour-list';
import { CountryChips } from './country-chips';
import styles from './destination.module.css';
import { destinationData } from './destination-data';
import './generated/deferred-styles';
import type { RegionPage } from './region-model';

/** The content below the tours. */
const RegionAfter = hydrateLater(() => import('./region-after').then((part) => part.RegionAfter), {
  Placeholder: ViewportPlaceholder,
});

export type DestinationPageProps = { region: RegionPage; served: ServedList };

/** Shows one region: its picture and prices, its filtered list of tours, and travel information. */
export function DestinationPage({ region, served }: DestinationPageProps) {
  const { t, locale } = useMessages('tour');
  const { id, name, price, maxPrice } = region;
  const texts = {
    title: t('destination.title', { name }),
    description: t('destination.description', { name, count: region.tours }),
  };
  const lead = [
    region.tours > 0 ? t('common:trip.tours', { count: region.tours }) : t('destination.none'),
    price === null || maxPrice === null
      ? ''
      : t('destination.prices', { a: formatRupiah(price), b: formatRupiah(maxPrice) }),
  ];
  return (
    <>
      <JsonLd data={typeof window === 'undefined' && destinationData(locale, region, served, texts)} />
      <Container>
        <Crumbs
          items={[
            { label: t('common:menu.destinations'), href: routes.destinations() },
            { label: name, lang: 'id' },
          ]}
        />
        <div className={styles.hero}>
          <div className={styles.text}>
            <PageIntro title={name} lead={lead.filter(Boolean).join(' · ')} lang="id" />
            <CountryChips regionId={id} countries={served.list?.facets?.countries ?? []} />
          </div>
          <Picture
            src={region.imageUrl}
            alt=""
            ratio="fill"
            sizes="(min-width: 768px) 58vw, 100vw"
            shape="hero"
            isPriority
            className={styles.picture}
          />
        </div>
      </Container>
      <TourList
        key={id}
        meta={{ ...texts, isHidden: region.tours === 0 }}
        path={routes.destination(id)}
        served={served}
        regionalId={id}
      />
      <div className={styles.after}>
        <RegionAfter region={region} />
      </div>
    </>
  );
}
