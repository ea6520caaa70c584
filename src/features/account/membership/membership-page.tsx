import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { AccountHead } from '../components/account-head';
import { MembershipView } from './membership-view';

/** Membership: the member's card, what runs out soon, and every movement of points. */
export function MembershipPage() {
  const { t } = useMessages('membership');
  return (
    <>
      <AccountHead title={t('common:menu.membership')} />
      <MembershipView />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function MembershipPageHead() {
  const { t } = useMessages('membership');
  return <PageHead title={t('common:menu.membership')} description={t('description')} isHidden />;
}
