import { readCareer } from '@/data/server/career';
import { sanitizeContent } from '@/data/server/sanitize-content';
import { careerPaths } from '@/data/server/static-paths';
import { languagesOf } from '@/domain/content-language';
import { CareerPage, type CareerPageProps } from '@/features/career/career-page';
import { careerModel } from '@/features/career/vacancy';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page<CareerPageProps>(({ career }) => <CareerPage key={career.id} career={career} />, {
  hasPreFooter: false,
});

export const getStaticPaths = careerPaths;

export const getStaticProps = staticProps('/career/[slug]', ['career'], async ({ locale, params }) => {
  const row = await readCareer(locale, params?.slug);
  return row && { career: careerModel(row.career, row.careers, sanitizeContent), ...languagesOf(row.career) };
});
