import type { GetStaticProps } from 'next';
import { prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { RegisterPage, type RegisterPageProps } from '@/features/corporate/register-page';
import { aboutPageQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<RegisterPageProps> = ({ imageUrl }) => <RegisterPage imageUrl={imageUrl} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const about = await prefetchPart(locale, aboutPageQuery(), '/corporate/register');
    return { imageUrl: about?.data.images.building ?? null };
  };
  return staticPage(() => pageFrame(locale, '/corporate/register', ['corporate', 'form', 'validation']), content);
};
