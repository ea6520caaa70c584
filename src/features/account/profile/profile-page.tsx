import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { AccountHead } from '../components/account-head';
import { ProfileView } from './components/profile-view';

/** The member's profile, with links to edit it. */
export function ProfilePage() {
  const { t } = useMessages('profile');
  return (
    <>
      <AccountHead title={t('common:menu.profile')} />
      <ProfileView />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function ProfilePageHead() {
  const { t } = useMessages('profile');
  return <PageHead title={t('common:menu.profile')} description={t('description')} isHidden />;
}
