import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatRupiahShort } from '@/domain/money';
import { Crumbs } from '@/features/shared/crumbs';
import { useWords } from '@/i18n/use-words';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/picture';
import type { TourListModel } from '../list/list-model';
import { PageIntro } from '../list/page-intro';
import { TourList } from '../list/tour-list';
import styles from './destination.module.css';
import type { RegionCard } from './region-model';

export type DestinationPageProps = { region: RegionCard; list: TourListModel };

/** One region: its picture and prices, then its tours with the filters of the list. */
export function DestinationPage({ region, list }: DestinationPageProps) {
  const { t, locale } = useWords('tour');
  const short = (amount: number | null) => (amount === null ? '' : formatRupiahShort(amount, locale));
  const lead = [
    t('common:trip.tours', { count: region.tours }),
    region.price === null ? '' : t('destination.prices', { a: short(region.price), b: short(region.maxPrice) }),
  ];
  return (
    <>
      <Head>
        <title>{`${t('destination.title', { name: region.name })} · ${brand.name}`}</title>
        <meta name="description" content={t('destination.description', { name: region.name, count: region.tours })} />
      </Head>
      <Container>
        <Crumbs
          items={[
            { label: t('common:menu.destinations'), href: routes.destinations() },
            { label: region.name, lang: 'id' },
          ]}
        />
        <div className={styles.hero}>
          <PageIntro title={region.name} lead={lead.filter(Boolean).join(' · ')} lang="id" />
          <Picture
            src={region.backgroundUrl}
            alt=""
            ratio="fill"
            sizes="(min-width: 768px) 58vw, 100vw"
            shape="hero"
            isPriority
            className={styles.picture}
          />
        </div>
      </Container>
      <TourList key={region.id} path={routes.destination(region.id)} prefetched={list} regionalId={region.id} />
    </>
  );
}
