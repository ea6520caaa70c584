import { SignInPage } from '@/features/auth/sign-in-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import { page } from '@/shell/page';
import { guardedBy } from '@/shell/page-middleware/guarded-by';
import { staticProps } from '@/shell/page-props';

export default page(SignInPage, { layout: centredLayout, middleware: guardedBy('guest') });

export const getStaticProps = staticProps('/auth/sign-in', ['auth', 'form', 'validation', 'obs']);
