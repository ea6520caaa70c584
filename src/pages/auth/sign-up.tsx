import { SignUpPage } from '@/features/auth/sign-up-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import { page } from '@/shell/page';
import { guardedBy } from '@/shell/page-middleware/guarded-by';
import { staticProps } from '@/shell/page-props';

export default page(SignUpPage, { layout: centredLayout, middleware: guardedBy('guest') });

export const getStaticProps = staticProps('/auth/sign-up', ['auth', 'form', 'validation', 'obs']);
