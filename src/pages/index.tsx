import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { articlesQuery } from '@/data/operations/article';
import { aboutPageQuery, bannersQuery, promotionsQuery, seasonsQuery } from '@/data/operations/page';
import { dealsQuery, regionalsQuery, toursQuery } from '@/data/operations/tour';
import { read, readList } from '@/data/server/read';
import { contactPart } from '@/data/server/service-languages';
import { todayInJakarta } from '@/domain/dates';
import { homeModel } from '@/features/home/home-model';
import { HomePage } from '@/features/home/home-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

const LATEST_ARTICLES = 3;

// The page already ends with a section that has the same content as the pre-footer and names the offices.
export default page(HomePage, { hasPreFooter: false });

export const getStaticProps = staticProps('/', ['home', 'season', 'kept'], async ({ locale }) => {
  const [tours, regionals, about, articles, banners, deals, promotions, seasons, contact] = await Promise.all([
    read(locale, toursQuery({ page: limits.firstPage, limit: limits.pageSize })),
    read(locale, regionalsQuery()),
    read(locale, aboutPageQuery()),
    read(locale, articlesQuery({ page: limits.firstPage, limit: LATEST_ARTICLES })),
    readList(locale, bannersQuery()),
    readList(locale, dealsQuery()),
    readList(locale, promotionsQuery()),
    read(locale, seasonsQuery(), { onFailure: 'optional', isShared: true, page: routes.home() }),
    contactPart(locale),
  ]);
  const answers = { tours, regionals, about, articles, banners, deals, promotions, seasons, contact };
  return { home: homeModel(answers, todayInJakarta()) };
});
