import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { homeModel } from '@/features/home/home-model';
import { HomePage, type HomePageProps } from '@/features/home/home-page';
import { articlesQuery } from '@/hooks/article/queries';
import { bannersQuery, contactPageQuery } from '@/hooks/page/queries';
import { dealsQuery, regionalsQuery, toursQuery } from '@/hooks/tour/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage<HomePageProps> = ({ home }) => <HomePage home={home} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(async () => {
    const contact = await prefetchPart(locale, contactPageQuery());
    const queries = {
      banners: bannersQuery(),
      deals: dealsQuery(),
      regionals: regionalsQuery(),
      tours: toursQuery({ page: 1, limit: 9 }),
      articles: articlesQuery({ page: 1, limit: 3 }),
    };
    const home = homeModel({ ...(await prefetch(locale, queries)), contact }, todayInJakarta());
    return { ...(await serverWords(locale, ['home'])), shell: shellData(contact), home };
  });
