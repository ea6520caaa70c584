import { routes } from '@/config/routes';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useMembership } from '@/hooks/user/use-membership';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { StaleNote } from '../components/stale-note';
import styles from './membership.module.css';
import { PointExpiry } from './point-expiry';
import { PointHistory } from './point-history';
import { PointsCard } from './points-card';

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

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Shows a skeleton of card and history. */
function MembershipSkeleton() {
  const { t } = useMessages();
  return (
    <LoadingArea label={t('states.loading')}>
      <div className={`cluster ${styles.top}`}>
        <div className={styles.card}>
          <Skeleton shape="block" className={styles.cardShape} />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="full" className={styles.asideText} />
          <Skeleton shape="button" className={styles.asideAction} />
        </div>
      </div>
      <div className={styles.history}>
        <div className={styles.historyHead}>
          <Skeleton shape="title" width="third" />
        </div>
        <div className={styles.rowShapes}>
          {rows.map((row) => (
            <div key={row} className={styles.rowShape}>
              <Skeleton width="wide" />
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}

/** Shows how to earn points, and when the menu lists the page, to a member with 0 points who opened it by its URL. */
function ZeroPoints() {
  const { t } = useMessages('membership');
  return (
    <>
      <h2 className={`h3 ${styles.asideTitle}`}>{t('zero.title')}</h2>
      <p className={styles.asideText}>{t('zero.earn')}</p>
      <p className={styles.asideText}>{t('zero.menu')}</p>
      <GoLink href={routes.tours()}>{t('zero.tours')}</GoLink>
    </>
  );
}
