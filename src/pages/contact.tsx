import { contactPageQuery } from '@/data/operations/page';
import { read } from '@/data/server/read';
import { contactModel } from '@/features/contact/contact-model';
import { ContactPage } from '@/features/contact/contact-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

// The page is the answer to the question that the pre-footer asks.
export default page(ContactPage, { hasPreFooter: false });

export const getStaticProps = staticProps('/contact', ['contact', 'form', 'validation'], async ({ locale }) => {
  const { data } = await read(locale, contactPageQuery());
  return { contact: contactModel(data) };
});
