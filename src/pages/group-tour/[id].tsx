import type { GetStaticProps } from 'next';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticIdPage } from '@/api/static-page';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { detailModel, programmeOf } from '@/features/group-tour/detail/detail-model';
import { TourDetailPage, type TourDetailPageProps } from '@/features/group-tour/detail/tour-detail-page';
import { readTourDetail } from '@/hooks/tour/read-tour-detail';
import { tourPaths } from '@/hooks/tour/static-paths';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

// The key remounts the page for another tour, so that selections do not carry over.
const Page: KelanaPage<TourDetailPageProps> = ({ tour }) => <TourDetailPage key={tour.id} tour={tour} />;
export default Page;

export const getStaticPaths = tourPaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) => {
  const content = async (id: number) => {
    const answers = await readTourDetail(locale, id, programmeOf);
    if (!answers) return null;
    const tour = detailModel(answers, todayInJakarta(), sanitizeContent);
    return { tour, ...languagesOf(answers.tour) };
  };
  return staticIdPage(params, () => pageFrame(locale, '/group-tour/[id]', ['tour-detail', 'kept']), content);
};
