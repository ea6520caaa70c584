import { aboutPageQuery } from '@/data/operations/page';
import { read } from '@/data/server/read';
import { RegisterPage } from '@/features/corporate/register-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page(RegisterPage, { hasPreFooter: false });

export const getStaticProps = staticProps(
  '/corporate/register',
  ['corporate', 'form', 'validation'],
  async ({ locale }) => {
    const about = await read(locale, aboutPageQuery(), { onFailure: 'optional', page: '/corporate/register' });
    return { imageUrl: about?.data.images.building ?? null };
  },
);
