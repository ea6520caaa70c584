import { TermsPage } from '@/features/info/terms-page';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(TermsPage);

export const getStaticProps = staticProps('/term-and-condition', ['info', 'terms']);
