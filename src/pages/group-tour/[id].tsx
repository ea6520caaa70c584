import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { sanitizeContent } from '@/api/sanitize-content';
import { idOf, staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { detailModel, programmeOf } from '@/features/group-tour/detail/detail-model';
import { TourDetailPage, type TourDetailPageProps } from '@/features/group-tour/detail/tour-detail-page';
import { contactPageQuery } from '@/hooks/page/queries';
import { dayActivitiesQuery, tourQuery, toursQuery, tourTermsQuery } from '@/hooks/tour/queries';
import { tourPaths } from '@/hooks/tour/tour-paths';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

// A tour is a page of its own: what somebody chose on one must not stay on the next.
const Page: KelanaPage<TourDetailPageProps> = ({ tour }) => <TourDetailPage key={tour.id} tour={tour} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticPaths = tourPaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) =>
  staticPage(async () => {
    const id = idOf(params);
    if (!id) return null;
    const { data: tour } = (await prefetch(locale, { tour: tourQuery(id) })).tour;
    const programme = programmeOf(tour);
    const [days, terms, similar, contact] = await Promise.all([
      programme ? prefetchPart(locale, dayActivitiesQuery(programme)) : null,
      prefetchPart(locale, tourTermsQuery()),
      tour.regionalId ? prefetchPart(locale, toursQuery({ regional_id: tour.regionalId, page: 1, limit: 4 })) : null,
      prefetchPart(locale, contactPageQuery()),
    ]);
    const model = detailModel({ tour, days, terms, similar }, todayInJakarta(), sanitizeContent);
    const words = await serverWords(locale, ['tour-detail']);
    return { ...words, shell: shellData(contact), tour: model };
  });
