import { staticProps } from '@/shell/page-props';

export { PrivacyPage as default } from '@/features/info/privacy-page';

export const getStaticProps = staticProps('/privacy-policy', ['info', 'privacy']);
