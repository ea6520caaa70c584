import { routes } from '@/config/routes';
import { formatPoints } from '@/domain/points';
import { useMembership } from '@/hooks/user/use-membership';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './more-links.module.css';

/** Shows shortcuts to other member pages. Membership is hidden at exactly 0 points, as in the menu (§2). */
export function MoreLinks() {
  const { t, locale } = useMessages('profile');
  const points = useMembership().data?.card.point;
  return (
    <ul className={styles.list}>
      <li>
        <AppLink href={routes.accountBooking()} className={styles.link}>
          <Icon name="ticket" size={24} />
          <span>
            <b>{t('common:menu.accountBooking')}</b>
            <small>{t('more.booking')}</small>
          </span>
        </AppLink>
      </li>
      {points !== 0 && (
        <li>
          <AppLink href={routes.membership()} className={styles.link}>
            <Icon name="card" size={24} />
            <span>
              <b>{t('common:menu.membership')}</b>
              <small>
                {points === undefined
                  ? t('more.membership')
                  : t('more.points', { count: points, points: formatPoints(points, locale) })}
              </small>
            </span>
          </AppLink>
        </li>
      )}
    </ul>
  );
}
