import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { AccountHeader } from '../components/account-header';
import { ProfileView } from './components/profile-view';

/** Shows the member's profile, with links to edit it. */
export function ProfilePage() {
  const { t } = useMessages('profile');
  return (
    <>
      <AccountHeader title={t('common:menu.profile')} />
      <ProfileView />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function ProfilePageMeta() {
  const { t } = useMessages('profile');
  return <PageMeta title={t('common:menu.profile')} description={t('description')} isHidden />;
}
