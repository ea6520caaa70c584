import { useWords } from '@/i18n/use-words';
import { AccountHead } from '../components/account-head';
import { MembershipView } from './membership-view';

/** Membership: the member's card, what runs out soon, and every movement of points. */
export function MembershipPage() {
  const { t } = useWords('membership');
  return (
    <>
      <AccountHead title={t('common:menu.membership')} description={t('description')} />
      <MembershipView />
    </>
  );
}
