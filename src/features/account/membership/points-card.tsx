import type { Membership } from '@sdk';
import { brand } from '@/config/brand';
import { useProfile } from '@/data/operations/user';
import { formatPoints } from '@/domain/points';
import { CopyButton } from '@/features/shared/copy-button';
import { useMessages } from '@/i18n/use-messages';
import { Logo } from '@/ui/static/pictures/logo';
import page from './membership.module.css';
import styles from './points-card.module.css';

/**
 * Shows the membership card in the ratio of a real card: points, name and number over a drawing. The tier comes from the
 * profile and is omitted until that has loaded.
 */
export function PointsCard({ card }: { card: Membership['card'] }) {
  const { t, locale } = useMessages('membership');
  const { data: profile } = useProfile();
  return (
    <div className={page.card}>
      <div className={styles.frame}>
        <div className={styles.card} data-ground="deep">
          <span className={styles.lines} aria-hidden="true" />
          <svg className={styles.scene} viewBox="0 0 412 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
            <circle cx="348" cy="141" r="50" fill="var(--senja-500)" />
            <path d="M234 235c30-26 56-47 98-47 28 0 50 10 80 4v68H234Z" fill="var(--laut-600)" />
            <path d="M136 260c50-10 92-32 148-32 52 0 84 14 128-6v38Z" fill="var(--laut-950)" />
          </svg>
          <div className={styles.top}>
            <Logo name={brand.name.toLowerCase()} size="small" />
            {profile && (
              <span className={`micro ${styles.tier}`}>
                {t(profile.is_member_premium ? 'common:member.premium' : 'common:member.regular')}
              </span>
            )}
          </div>
          <p className={`micro muted ${styles.label}`}>{t('points')}</p>
          <p className={styles.points}>{formatPoints(card.point, locale)}</p>
          <p className={styles.holder}>{`${card.first_name} ${card.last_name}`.trim()}</p>
          <p className={styles.number}>
            <span className="visually-hidden">{t('number')} </span>
            <span>{card.number}</span>
          </p>
        </div>
        <CopyButton
          isRound
          text={card.number}
          label={t('copy')}
          copied={t('copied')}
          failed={t('copyFailed')}
          classes={{ box: styles.copy, button: styles.copyButton, result: styles.copyAnswer }}
        />
      </div>
    </div>
  );
}
