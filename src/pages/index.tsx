import type { GetStaticProps } from 'next';
import { prefetch, prefetchLists } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { homeModel } from '@/features/home/home-model';
import { HomePage, type HomePageProps } from '@/features/home/home-page';
import { contactPart } from '@/hooks/page/contact-part';
import { homeQueries, homeSectionQueries } from '@/hooks/page/home-queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<HomePageProps> = ({ home }) => <HomePage home={home} />;
// The page already ends with a section that has the same content and names the offices.
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const contact = contactPart(locale);
  const content = async () => {
    const [answers, sections, contactPage] = await Promise.all([
      prefetch(locale, homeQueries()),
      prefetchLists(locale, homeSectionQueries()),
      contact,
    ]);
    return { home: homeModel({ ...answers, ...sections, contact: contactPage }, todayInJakarta()) };
  };
  return staticPage(() => pageFrame(locale, '/', ['home', 'kept'], contact), content);
};
