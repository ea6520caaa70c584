import { read } from '@/api/read';
import { contactModel } from '@/features/contact/contact-model';
import { ContactPage } from '@/features/contact/contact-page';
import { contactPageQuery } from '@/hooks/page';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(ContactPage);

export const getStaticProps = staticProps('/contact', ['contact', 'form', 'validation'], async ({ locale }) => {
  const { data } = await read(locale, contactPageQuery());
  return { contact: contactModel(data) };
});
