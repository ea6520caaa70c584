import { contactPageQuery } from '@/data/operations/page';
import { read } from '@/data/server/read';
import { contactModel } from '@/features/contact/contact-model';
import { staticProps } from '@/shell/page-props';

export { ContactPage as default } from '@/features/contact/contact-page';

export const getStaticProps = staticProps('/contact', ['contact', 'form', 'validation'], async ({ locale }) => {
  const { data } = await read(locale, contactPageQuery());
  return { contact: contactModel(data) };
});
