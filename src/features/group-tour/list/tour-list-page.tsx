import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/crumbs';
import { useWords } from '@/i18n/use-words';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import type { TourListModel } from './list-model';
import { PageIntro } from './page-intro';
import { tourItemsData } from './tour-items-data';
import { TourList } from './tour-list';

export type TourListPageProps = { list: TourListModel };

/** All tours, searched, filtered and sorted. */
export function TourListPage({ list }: TourListPageProps) {
  const { t, locale } = useWords('tour');
  const regions = list.facets?.regionals.filter((row) => row.total > 0).length ?? 0;
  const ids = list.cards.map((card) => card.id);
  return (
    <>
      <JsonLd data={typeof window === 'undefined' && tourItemsData(ids, 1, (id) => pageUrl(locale, routes.tour(id)))} />
      <Container>
        <Crumbs items={[{ label: t('common:menu.tours') }]} />
        <PageIntro title={t('list.title')} lead={t('list.lead', { count: list.pagination.total, regions })} />
      </Container>
      <TourList
        head={{ title: t('list.title'), description: t('list.description') }}
        path={routes.tours()}
        prefetched={list}
      />
    </>
  );
}
