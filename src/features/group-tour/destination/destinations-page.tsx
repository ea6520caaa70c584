import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import type { RegionModel } from '@/domain/regionals';
import { Crumbs } from '@/features/shared/crumbs';
import { RegionTiles } from '@/features/shared/region-tiles';
import { useWords } from '@/i18n/use-words';
import { Container } from '@/ui/static/container';
import { PageIntro } from '../list/page-intro';
import styles from './destination.module.css';

export type DestinationsPageProps = { regions: RegionModel[] };

/** Every region that has tours, the one with most tours first. */
export function DestinationsPage({ regions }: DestinationsPageProps) {
  const { t } = useWords('tour');
  return (
    <>
      <Head>
        <title>{`${t('destinations.title')} · ${brand.name}`}</title>
        <meta name="description" content={t('destinations.description')} />
      </Head>
      <Container className={styles.page}>
        <Crumbs
          items={[{ label: t('common:menu.tours'), href: routes.tours() }, { label: t('common:menu.destinations') }]}
        />
        <PageIntro title={t('destinations.title')} lead={t('destinations.lead')} />
        <RegionTiles regions={regions} headingLevel={2} className={styles.tiles} />
      </Container>
    </>
  );
}
