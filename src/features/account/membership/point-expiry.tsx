import type { Membership } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { type Expiry, expiringSoon, formatPoints } from '@/domain/points';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import styles from './membership.module.css';

/** Shows the points that expire within ninety days, worded no more precisely than the history allows. */
export function PointExpiry({ membership }: { membership: Membership }) {
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
        <p className={styles.asideText}>{t('expiry.noneText')}</p>
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
      <p className={styles.asideText}>{t(isCertain ? 'expiry.text' : 'expiry.openText')}</p>
      <ButtonLink
        href={whatsappLink(t('expiry.message'))}
        icon="whatsapp"
        target="_blank"
        className={styles.asideAction}
      >
        {t('expiry.ask')}
        <span className="visually-hidden">{` ${t('common:states.opensNewTab')}`}</span>
      </ButtonLink>
    </>
  );
}
