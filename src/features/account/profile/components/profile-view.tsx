import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useMember } from '@/hooks/user/use-member';
import { useMessages } from '@/i18n/use-messages';
import { StaleNote } from '../../components/stale-note';
import { ProfileDetails } from './profile-details';
import { ProfileSkeleton } from './profile-skeleton';

/** The profile in all its states: on its way, failed, failed with an older one at hand, there. */
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
