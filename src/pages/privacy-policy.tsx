import { PrivacyPage } from '@/features/info/privacy-page';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(PrivacyPage);

export const getStaticProps = staticProps('/privacy-policy', ['info', 'privacy']);
