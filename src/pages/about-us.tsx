import { aboutPageQuery } from '@/data/operations/page';
import { aboutFigures } from '@/data/server/about-figures';
import { read } from '@/data/server/read';
import { sanitizeContent } from '@/data/server/sanitize-content';
import { contactPart } from '@/data/server/service-languages';
import { languagesOf } from '@/domain/content-language';
import { aboutModel } from '@/features/info/about-model';
import { headOfficeHours } from '@/features/shared/agency-data';
import { staticProps } from '@/shell/page-props';

export { AboutPage as default } from '@/features/info/about-page';

export const getStaticProps = staticProps('/about-us', ['info'], async ({ locale }) => {
  const [about, contact, counts] = await Promise.all([
    read(locale, aboutPageQuery()),
    contactPart(locale),
    aboutFigures(locale),
  ]);
  const figures = { ...counts, offices: contact?.data.offices.length ?? null };
  const hours = headOfficeHours(contact?.data);
  return { about: aboutModel(about.data, sanitizeContent), figures, hours, ...languagesOf(about.data) };
});
