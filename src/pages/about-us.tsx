import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticPage } from '@/api/static-page';
import { languagesOf } from '@/domain/content-language';
import { aboutModel } from '@/features/info/about-model';
import { AboutPage, type AboutPageProps } from '@/features/info/about-page';
import { headOfficeHours } from '@/features/shared/agency-data';
import { aboutFigures } from '@/hooks/page/about-figures';
import { contactPart } from '@/hooks/page/contact-part';
import { aboutPageQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<AboutPageProps> = (props) => <AboutPage {...props} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const contact = contactPart(locale);
  const content = async () => {
    const [{ about }, figures, contactPage] = await Promise.all([
      prefetch(locale, { about: aboutPageQuery() }),
      aboutFigures(locale),
      contact,
    ]);
    const hours = headOfficeHours(contactPage?.data);
    return { about: aboutModel(about.data, sanitizeContent), figures, hours, ...languagesOf(about.data) };
  };
  return staticPage(() => pageFrame(locale, '/about-us', ['info'], contact), content);
};
