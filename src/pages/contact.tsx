import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { contactModel } from '@/features/contact/contact-model';
import { ContactPage, type ContactPageProps } from '@/features/contact/contact-page';
import { contactPageQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<ContactPageProps> = ({ contact }) => <ContactPage contact={contact} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const answer = prefetch(locale, { contact: contactPageQuery() });
  const frameAnswer = answer.then(({ contact }) => contact).catch(() => null);
  return staticPage(
    () => pageFrame(locale, '/contact', ['contact', 'form', 'validation'], frameAnswer),
    async () => ({ contact: contactModel((await answer).contact.data) }),
  );
};
