import { NewPasswordPage } from '@/features/auth/new-password-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page(NewPasswordPage, { layout: centredLayout });

export const getStaticProps = staticProps('/auth/new-password', ['auth', 'form', 'validation', 'obs']);
