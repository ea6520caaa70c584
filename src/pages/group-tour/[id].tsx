import { routes } from '@/config/routes';
import { readTourDetail } from '@/data/server/read-tour-detail';
import { sanitizeContent } from '@/data/server/sanitize-content';
import { tourPaths } from '@/data/server/static-paths';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { detailModel } from '@/features/group-tour/detail/detail-model';
import { TourDetailPage, type TourDetailPageProps } from '@/features/group-tour/detail/tour-detail-page';
import { draftNote } from '@/features/shared/draft/draft-note';
import { programmeOf } from '@/features/shared/itinerary/day-model';
import { isPreview } from '@/lib/preview';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

// The key remounts the page for another tour, so that selections do not carry over.
export default page<TourDetailPageProps>(({ tour }) => <TourDetailPage key={tour.id} tour={tour} />);

export const getStaticPaths = tourPaths;

export const getStaticProps = staticProps('/group-tour/[id]', ['tour-detail', 'kept'], async (context) => {
  const { locale, id } = context;
  const isPreviewed = isPreview(context);
  const answers = await readTourDetail(locale, id, programmeOf, isPreviewed);
  if (!answers) return null;
  const draft = isPreviewed && (await draftNote(answers.tour, locale, routes.tour(id)));
  const tour = { ...detailModel(answers, todayInJakarta(), sanitizeContent), ...(draft && { draft }) };
  return { tour, ...languagesOf(answers.tour) };
});
