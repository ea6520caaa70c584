import type { GetStaticProps } from 'next';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticPage } from '@/api/static-page';
import { languagesOf } from '@/domain/content-language';
import { CareerPage, type CareerPageProps } from '@/features/career/career-page';
import { careerModel } from '@/features/career/vacancy';
import { careerPaths } from '@/hooks/career/career-paths';
import { readCareer } from '@/hooks/career/read-career';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<CareerPageProps> = ({ career }) => <CareerPage key={career.id} career={career} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticPaths = careerPaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) => {
  const content = async () => {
    const row = await readCareer(locale, params?.slug);
    return row && { career: careerModel(row.career, row.careers, sanitizeContent), ...languagesOf(row.career) };
  };
  return staticPage(() => pageFrame(locale, '/career/[slug]', ['career']), content);
};
