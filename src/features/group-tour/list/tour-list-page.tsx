import { routes } from '@/config/routes';
import type { SeasonModel } from '@/domain/tour/season';
import { PageHead } from '@/features/shared/page-head/page-head';
import { SeasonLinks } from '@/features/shared/season/season-links';
import { useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import { itemListData } from '../item-list-data';
import type { ServedList, TourListModel } from './list-model';
import { TourList } from './tour-list';

/** The number of tours and regions of the unfiltered list; null if the request failed. */
type TourCounts = { tours: number; regions: number };

type TourListPageProps = {
  served: ServedList;
  counts: TourCounts | null;
  /** The seasons above the list of any query: if a filter hid them, the filters would move under the pointer. */
  seasons: SeasonModel[];
};

/** Returns the number of tours and regions of the unfiltered list. */
export function tourCounts({ pagination, facets }: TourListModel): TourCounts {
  return { tours: pagination.total, regions: facets?.regionals.filter((row) => row.total > 0).length ?? 0 };
}

/** Shows the list of all tours with search, filters and sorting. */
export function TourListPage({ served, counts, seasons }: TourListPageProps) {
  const { t } = useMessages('tour');
  const language = useIndexedLanguage();
  const tours = served.list?.cards.map(({ id }) => ({ path: routes.tour(id) })) ?? [];
  const first = served.list?.pagination.first_item ?? 1;
  return (
    <>
      {tours.length > 0 && <JsonLd data={typeof window === 'undefined' && itemListData(language, tours, first)} />}
      <div className="container">
        <PageHead
          crumbs={[{ label: t('common:menu.tours') }]}
          title={t('list.title')}
          lead={counts ? t('list.lead', { count: counts.tours, regions: counts.regions }) : ''}
          isClose
        />
        {seasons.length > 0 && <SeasonLinks seasons={seasons} look="row" headingLevel={2} />}
      </div>
      <TourList
        meta={{ title: t('list.title'), description: t('list.description') }}
        path={routes.tours()}
        served={served}
      />
    </>
  );
}
