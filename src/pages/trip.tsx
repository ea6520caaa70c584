import { SharedTripPage } from '@/features/account/trip/shared-trip-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page(SharedTripPage, { hasPreFooter: false });

export const getStaticProps = staticProps('/trip', ['account', 'tour-detail', 'trip']);
