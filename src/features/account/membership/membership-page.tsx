import type { Membership } from '@sdk';
import { routes } from '@/config/routes';
import { useMembership } from '@/data/operations/user';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { type Expiry, expiringSoon, formatPoints } from '@/domain/points';
import { QueryView } from '@/features/shared/query-view';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { AccountHeader } from '../components/account-header';
import styles from './membership.module.css';
import { PointHistory } from './point-history';
import { PointsCard } from './points-card';

/** Shows Membership: the member's card, the points that expire soon, and the point history. */
export function MembershipPage() {
  const { t } = useMessages('membership');
  return (
    <>
      <AccountHeader title={t('common:menu.membership')} />
      <QueryView
        query={useMembership()}
        skeleton={<MembershipSkeleton />}
        failed={t('errorTitle')}
        stale={{ text: t('stale'), busy: t('common:states.refreshing') }}
      >
        {(membership) => (
          <>
            <div className={`cluster ${styles.top}`}>
              <PointsCard card={membership.card} />
              <div className={styles.aside}>
                {membership.card.point === 0 ? <ZeroPoints /> : <PointExpiry membership={membership} />}
              </div>
            </div>
            <PointHistory history={membership.history} />
          </>
        )}
      </QueryView>
    </>
  );
}

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
          {Array.from('abcdefghi', (row) => (
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
      <p className={`small muted ${styles.asideText}`}>{t('zero.earn')}</p>
      <p className={`small muted ${styles.asideText}`}>{t('zero.menu')}</p>
      <GoLink href={routes.tours()}>{t('zero.tours')}</GoLink>
    </>
  );
}

/** Shows the points that expire within ninety days, worded no more precisely than the history allows. */
function PointExpiry({ membership }: { membership: Membership }) {
  const { t, locale } = useMessages('membership');
  const [first, ...later] = expiringSoon(membership, todayInJakarta());
  const sentence = ({ date, points, isCertain }: Expiry) =>
    t(isCertain ? 'expiry.certain' : 'expiry.most', {
      count: points,
      n: formatPoints(points, locale),
      date: formatDate(date, locale),
    });

  if (!first) {
    return (
      <>
        <h2 className={`h3 ${styles.asideTitle}`}>{t('expiry.noneTitle')}</h2>
        <p className={`small muted ${styles.asideText}`}>{t('expiry.noneText')}</p>
      </>
    );
  }
  const isCertain = [first, ...later].every((expiry) => expiry.isCertain);
  return (
    <>
      <h2 className={`h3 ${styles.asideTitle}`}>{sentence(first)}</h2>
      {later.length > 0 && (
        <ul className={styles.later}>
          {later.map((expiry) => (
            <li key={expiry.date}>{sentence(expiry)}</li>
          ))}
        </ul>
      )}
      <p className={`small muted ${styles.asideText}`}>{t(isCertain ? 'expiry.text' : 'expiry.openText')}</p>
      <WhatsappButton text={t('expiry.message')} className={styles.asideAction}>
        {t('expiry.ask')}
        <span className="visually-hidden">{` ${t('common:states.opensNewTab')}`}</span>
      </WhatsappButton>
    </>
  );
}
