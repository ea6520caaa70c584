import { routes } from '@/config/routes';
import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { GoLink } from '@/ui/static/buttons/go-link';
import { AccountHead } from '../components/account-head';
import { EditSkeleton } from './edit-skeleton';

const EditProfile = loadOnUse(
  () => import('./edit-profile').then((part) => part.EditProfile),
  (part) => <EditSkeleton {...part} />,
);

/** Edit Profile: the details, and beside them the photo. */
export function EditProfilePage() {
  const { t } = useMessages('edit-profile');
  return (
    <>
      <AccountHead
        title={t('common:menu.editProfile')}
        intro={t('intro')}
        action={<GoLink href={routes.changePassword()}>{t('common:menu.changePassword')}</GoLink>}
      />
      <EditProfile />
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function EditProfilePageHead() {
  const { t } = useMessages('edit-profile');
  return <PageHead title={t('common:menu.editProfile')} description={t('description')} isHidden />;
}
