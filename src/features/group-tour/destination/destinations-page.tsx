import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatRupiahShort } from '@/domain/money';
import tileStyles from '@/features/shared/region-tiles.module.css';
import { tileWidths } from '@/features/shared/tile-widths';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { Breadcrumb } from '@/ui/static/breadcrumb';
import { Container } from '@/ui/static/container';
import { RegionTile } from '@/ui/static/region-tile';
import { PageIntro } from '../list/page-intro';
import styles from './destination.module.css';
import type { RegionCard } from './region-model';

export type DestinationsPageProps = { regions: RegionCard[] };

/** Every region that has tours, the one with most tours first. */
export function DestinationsPage({ regions }: DestinationsPageProps) {
  const { t, locale } = useWords('tour');
  const widths = tileWidths(regions.length);
  return (
    <>
      <Head>
        <title>{`${t('destinations.title')} · ${brand.name}`}</title>
        <meta name="description" content={t('destinations.description')} />
      </Head>
      <Container className={styles.page}>
        <Breadcrumb
          label={t('common:breadcrumb.label')}
          items={[
            { label: t('common:menu.home'), href: routes.home() },
            { label: t('common:menu.tours'), href: routes.tours() },
            { label: t('common:menu.destinations') },
          ]}
        />
        <PageIntro title={t('destinations.title')} lead={t('destinations.lead')} />
        <ul className={classNames(tileStyles.tiles, styles.tiles)}>
          {regions.map((region, index) => (
            <li key={region.id} className={classNames(tileStyles.tile, widths[index] === 6 && tileStyles.wide)}>
              <RegionTile
                href={routes.destination(region.id)}
                title={region.name}
                picture={{ src: region.imageUrl, alt: '' }}
                isWide={widths[index] === 6}
                headingLevel={2}
                lang="id"
                meta={[
                  region.minPrice === null
                    ? ''
                    : `${t('common:price.from')} ${formatRupiahShort(region.minPrice, locale)}`,
                  t('common:trip.tours', { count: region.tours }),
                ].filter(Boolean)}
              />
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
