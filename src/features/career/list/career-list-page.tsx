import Head from 'next/head';
import { brand } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import { Container } from '@/ui/static/container';
import { CareerCrumbs } from '../components/career-crumbs';
import type { CareerListModel } from './career-list-model';
import { GeneralBand } from './general-band';
import { ListHero } from './list-hero';
import { Openings } from './openings';
import { Reasons } from './reasons';

export type CareerListPageProps = { careers: CareerListModel };

/** Why work here, which positions are open, and the way to apply without one. */
export function CareerListPage({ careers: { vacancies, imageUrl } }: CareerListPageProps) {
  const { t } = useWords('career');
  return (
    <>
      <Head>
        <title>{`${t('list.title')} · ${brand.name}`}</title>
        <meta name="description" content={t('list.description', { brand: brand.name })} />
      </Head>
      <Container>
        <CareerCrumbs />
      </Container>
      <ListHero total={vacancies.length} imageUrl={imageUrl} />
      <Openings vacancies={vacancies} />
      <Reasons />
      {vacancies.length > 0 && <GeneralBand />}
    </>
  );
}
