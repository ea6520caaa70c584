import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useMember } from '@/hooks/user/use-member';
import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { StaleNote } from '../../components/stale-note';
import styles from './profile.module.css';
import { ProfileDetails } from './profile-details';

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

const rows = ['email', 'phone', 'dob', 'address', 'city', 'country'] as const;

/** Shows a skeleton of the profile, with lines at their final positions. */
function ProfileSkeleton() {
  const { t } = useMessages('profile');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <div className={styles.header}>
        <Skeleton shape="block" className={styles.face} />
        <div className={styles.who}>
          <Skeleton shape="title" width="half" className={styles.nameShape} />
        </div>
        <div className={`cluster ${styles.actions}`}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row}>
              <dt>{t(`field.${row}`)}</dt>
              <dd className={styles.waiting}>
                <Skeleton width={row === 'address' ? 'wide' : 'half'} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </LoadingArea>
  );
}
