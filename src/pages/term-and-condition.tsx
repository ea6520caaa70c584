import { staticProps } from '@/shell/page-props';

export { TermsPage as default } from '@/features/info/terms-page';

export const getStaticProps = staticProps('/term-and-condition', ['info', 'terms']);
