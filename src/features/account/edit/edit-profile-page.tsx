import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { GoLink } from '@/ui/static/buttons/go-link';
import { AccountHeader } from '../components/account-header';
import { EditSkeleton } from './edit-skeleton';

const EditProfile = loadOnUse(
  () => import('./edit-profile').then((part) => part.EditProfile),
  (part) => <EditSkeleton {...part} />,
);

/** Shows Edit Profile: the details, with the photo beside them. */
export function EditProfilePage() {
  const { t } = useMessages('edit-profile');
  return (
    <>
      <AccountHeader
        title={t('common:menu.editProfile')}
        intro={t('intro')}
        action={<GoLink href={routes.changePassword()}>{t('common:menu.changePassword')}</GoLink>}
      />
      <EditProfile />
    </>
  );
}
