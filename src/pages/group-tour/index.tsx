import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour-query';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { TourListPage, type TourListPageProps } from '@/features/group-tour/list/tour-list-page';
import { contactPageQuery } from '@/hooks/page/queries';
import { toursQuery } from '@/hooks/tour/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage<TourListPageProps> = ({ list }) => <TourListPage list={list} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(async () => {
    const { tours } = await prefetch(locale, { tours: toursQuery(tourQueryFromUrl({})) });
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    return { ...(await serverWords(locale, ['tour'])), shell, list: tourListModel(tours, todayInJakarta()) };
  });
