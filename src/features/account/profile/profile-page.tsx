import { PageHead } from '@/features/shared/head/page-head';
import { useWords } from '@/i18n/use-words';
import { AccountHead } from '../components/account-head';
import { ProfileView } from './components/profile-view';

/** The member's profile, with links to edit it. */
export function ProfilePage() {
  const { t } = useWords('profile');
  return (
    <>
      <AccountHead title={t('common:menu.profile')} />
      <ProfileView />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function ProfilePageHead() {
  const { t } = useWords('profile');
  return <PageHead title={t('common:menu.profile')} description={t('description')} isHidden />;
}
