import type { GetStaticProps } from 'next';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticIdPage } from '@/api/static-page';
import { routes } from '@/config/routes';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { detailModel, programmeOf } from '@/features/group-tour/detail/detail-model';
import { TourDetailPage, type TourDetailPageProps } from '@/features/group-tour/detail/tour-detail-page';
import { draftNote } from '@/features/shared/draft/draft-note';
import { readTourDetail } from '@/hooks/tour/read-tour-detail';
import { tourPaths } from '@/hooks/tour/static-paths';
import { isPreview } from '@/lib/preview';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

// The key remounts the page for another tour, so that selections do not carry over.
const Page: KelanaPage<TourDetailPageProps> = ({ tour }) => <TourDetailPage key={tour.id} tour={tour} />;
export default Page;

export const getStaticPaths = tourPaths;

export const getStaticProps: GetStaticProps = (context) => {
  const { locale, params } = context;
  const isPreviewed = isPreview(context);
  const content = async (id: number) => {
    const answers = await readTourDetail(locale, id, programmeOf, isPreviewed);
    if (!answers) return null;
    const draft = isPreviewed && (await draftNote(answers.tour, locale, routes.tour(id)));
    const tour = { ...detailModel(answers, todayInJakarta(), sanitizeContent), ...(draft && { draft }) };
    return { tour, ...languagesOf(answers.tour) };
  };
  return staticIdPage(params, () => pageFrame(locale, '/group-tour/[id]', ['tour-detail', 'kept']), content);
};
