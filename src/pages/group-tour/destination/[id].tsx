import type { GetStaticPaths, GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { everyLocale, idOf, staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { DestinationPage, type DestinationPageProps } from '@/features/group-tour/destination/destination-page';
import { regionCard } from '@/features/group-tour/destination/region-model';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { contactPageQuery } from '@/hooks/page/queries';
import { regionalsQuery, toursOfRegionalQuery } from '@/hooks/tour/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage<DestinationPageProps> = (props) => <DestinationPage {...props} />;
export default Page;

export const getStaticPaths: GetStaticPaths = async ({ locales }) => {
  const { regionals } = await prefetch('id', { regionals: regionalsQuery() });
  return {
    paths: everyLocale(
      locales,
      regionals.data.map((region) => region.id),
    ),
    fallback: 'blocking',
  };
};

export const getStaticProps: GetStaticProps = ({ locale, params }) =>
  staticPage(async () => {
    const id = idOf(params);
    const queries = { regionals: regionalsQuery(), tours: toursOfRegionalQuery(id, { page: 1, limit: 9 }) };
    const { regionals, tours } = await prefetch(locale, queries);
    const region = regionals.data.find((one) => one.id === id);
    if (!region) return null;
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    const list = tourListModel(tours, todayInJakarta());
    return { ...(await serverWords(locale, ['tour'])), shell, region: regionCard(region), list };
  });
