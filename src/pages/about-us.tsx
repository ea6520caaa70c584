import { read } from '@/api/read';
import { sanitizeContent } from '@/api/sanitize-content';
import { languagesOf } from '@/domain/content-language';
import { aboutModel } from '@/features/info/about-model';
import { headOfficeHours } from '@/features/shared/agency-data';
import { aboutPageQuery } from '@/hooks/page';
import { aboutFigures } from '@/hooks/server/about-figures';
import { staticProps } from '@/shell/page-props';

export { AboutPage as default } from '@/features/info/about-page';

export const getStaticProps = staticProps('/about-us', ['info'], async ({ locale, contact }) => {
  const [about, figures] = await Promise.all([read(locale, aboutPageQuery()), aboutFigures(locale, contact)]);
  const hours = headOfficeHours((await contact)?.data);
  return { about: aboutModel(about.data, sanitizeContent), figures, hours, ...languagesOf(about.data) };
});
