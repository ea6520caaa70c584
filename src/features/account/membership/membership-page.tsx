import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { AccountHeader } from '../components/account-header';
import { MembershipView } from './membership-view';

/** Shows Membership: the member's card, the points that expire soon, and the point history. */
export function MembershipPage() {
  const { t } = useMessages('membership');
  return (
    <>
      <AccountHeader title={t('common:menu.membership')} />
      <MembershipView />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function MembershipPageMeta() {
  const { t } = useMessages('membership');
  return <PageMeta title={t('common:menu.membership')} description={t('description')} isHidden />;
}
