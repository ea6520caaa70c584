import type { Membership } from '@sdk';
import { brand } from '@/config/brand';
import { formatPoints } from '@/domain/points';
import { CopyButton } from '@/features/shared/copy-button';
import { useProfile } from '@/hooks/user/use-profile';
import { useWords } from '@/i18n/use-words';
import { MembershipCard } from '@/ui/static/cards/membership-card';
import styles from './membership.module.css';

/** The card of the membership; the tier is the profile's, and left out while that is unknown. */
export function PointsCard({ card }: { card: Membership['card'] }) {
  const { t, locale } = useWords('membership');
  const { data: profile } = useProfile();
  const tier = profile && t(profile.is_member_premium ? 'common:member.premium' : 'common:member.regular');
  return (
    <div className={styles.card}>
      <MembershipCard
        brand={brand.name.toLowerCase()}
        tier={tier}
        pointsLabel={t('points')}
        points={formatPoints(card.point, locale)}
        holder={`${card.first_name} ${card.last_name}`.trim()}
        numberLabel={t('number')}
        number={card.number}
        copy={(classes) => (
          <CopyButton
            isRound
            text={card.number}
            label={t('copy')}
            copied={t('copied')}
            failed={t('copyFailed')}
            classes={classes}
          />
        )}
      />
    </div>
  );
}
