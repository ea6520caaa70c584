import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useMember } from '@/hooks/user/use-member';
import { useMessages } from '@/i18n/use-messages';
import { StaleNote } from '../../components/stale-note';
import { ProfileDetails } from './profile-details';
import { ProfileSkeleton } from './profile-skeleton';

/**
 * Shows the profile, a skeleton while loading, or an error. After a failed refresh the older profile stays, with a
 * note.
 */
export function ProfileView() {
  const { t } = useMessages('profile');
  const { profile, avatar, error, isValidating, mutate } = useMember();
  const retry = () => void mutate();
  if (!profile) {
    if (!error) return <ProfileSkeleton />;
    return <FailedBlock title={t('errorTitle')} text={failureMessage(error, t)} retry={retry} />;
  }
  return (
    <>
      {error && <StaleNote text={t('stale')} isBusy={isValidating} retry={retry} />}
      <ProfileDetails profile={profile} avatar={avatar} />
    </>
  );
}
