import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useMembership } from '@/hooks/user/use-membership';
import { useMessages } from '@/i18n/use-messages';
import { StaleNote } from '../components/stale-note';
import styles from './membership.module.css';
import { MembershipSkeleton } from './membership-skeleton';
import { PointExpiry } from './point-expiry';
import { PointHistory } from './point-history';
import { PointsCard } from './points-card';
import { ZeroPoints } from './zero-points';

/**
 * Shows the membership, a skeleton while loading, a message for a member without points, or an error. After a failed
 * refresh the older data stays, with a note.
 */
export function MembershipView() {
  const { t } = useMessages('membership');
  const { data, error, isValidating, mutate } = useMembership();
  const retry = () => void mutate();

  if (!data && error) {
    return <FailedBlock title={t('errorTitle')} text={failureMessage(error, t)} retry={retry} />;
  }
  if (!data) return <MembershipSkeleton />;
  const { card, history } = data;
  return (
    <>
      {error && <StaleNote text={t('stale')} isBusy={isValidating} retry={retry} />}
      <div className={`cluster ${styles.top}`}>
        <PointsCard card={card} />
        <div className={styles.aside}>{card.point === 0 ? <ZeroPoints /> : <PointExpiry membership={data} />}</div>
      </div>
      <PointHistory history={history} />
    </>
  );
}
