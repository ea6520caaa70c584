import { ForgotPage } from '@/features/auth/forgot-page';
import { centredLayout } from '@/shell/layouts/centred-layout';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

// Members see this page too, because an expired link leads here and its recipient may be signed in.
export default page(ForgotPage, { layout: centredLayout });

export const getStaticProps = staticProps('/auth/forgot', ['auth', 'form', 'validation', 'obs']);
