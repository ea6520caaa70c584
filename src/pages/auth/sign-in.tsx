import type { GetStaticProps } from 'next';
import { prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import type { WithAuthPicture } from '@/features/auth/components/auth-frame';
import { SignInPage } from '@/features/auth/sign-in-page';
import { bannerPicture } from '@/features/shared/banner-picture';
import { bannersQuery } from '@/hooks/page/queries';
import { centredLayout } from '@/shell/layouts/centred-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';
import { guardedBy } from '@/shell/page-middleware/guarded-by';

const Page: KelanaPage<WithAuthPicture> = ({ imageUrl }) => <SignInPage imageUrl={imageUrl} />;
Page.layout = centredLayout;
Page.middleware = guardedBy('guest');
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/auth/sign-in', ['auth', 'form', 'validation', 'obs']),
    async () => {
      const banners = await prefetchPart(locale, bannersQuery(), '/auth/sign-in');
      return { imageUrl: bannerPicture(banners?.data, 'home') };
    },
  );
