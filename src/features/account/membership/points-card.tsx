import type { Membership } from '@sdk';
import type { ReactElement } from 'react';
import { brand } from '@/config/brand';
import { formatPoints } from '@/domain/points';
import { CopyButton } from '@/features/shared/copy-button';
import { useProfile } from '@/hooks/user/use-profile';
import { useMessages } from '@/i18n/use-messages';
import { Logo } from '@/ui/static/pictures/logo';
import page from './membership.module.css';
import styles from './points-card.module.css';

/** Shows the membership card. The tier comes from the profile and is omitted until that has loaded. */
export function PointsCard({ card }: { card: Membership['card'] }) {
  const { t, locale } = useMessages('membership');
  const { data: profile } = useProfile();
  const tier = profile && t(profile.is_member_premium ? 'common:member.premium' : 'common:member.regular');
  return (
    <div className={page.card}>
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

type MembershipCardProps = {
  brand: string;
  tier?: string;
  pointsLabel: string;
  points: string;
  holder: string;
  numberLabel: string;
  number: string;
  /** A round button that copies the number. It receives the classes that position its parts on this card. */
  copy: (classes: { box?: string; button?: string; result?: string }) => ReactElement;
};

/** Shows the membership card in the ratio of a real card: points, name and number over a drawing. */
function MembershipCard(props: MembershipCardProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.card} data-ground="deep">
        <span className={styles.lines} aria-hidden="true" />
        <svg className={styles.scene} viewBox="0 0 412 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          <circle cx="348" cy="141" r="50" fill="var(--senja-500)" />
          <path d="M234 235c30-26 56-47 98-47 28 0 50 10 80 4v68H234Z" fill="var(--laut-600)" />
          <path d="M136 260c50-10 92-32 148-32 52 0 84 14 128-6v38Z" fill="var(--laut-950)" />
        </svg>
        <div className={styles.top}>
          <Logo name={props.brand} size="small" />
          {props.tier && <span className={styles.tier}>{props.tier}</span>}
        </div>
        <p className={styles.label}>{props.pointsLabel}</p>
        <p className={styles.points}>{props.points}</p>
        <p className={styles.holder}>{props.holder}</p>
        <p className={styles.number}>
          <span className="visually-hidden">{props.numberLabel} </span>
          <span>{props.number}</span>
        </p>
      </div>
      {props.copy({ box: styles.copy, button: styles.copyButton, result: styles.copyAnswer })}
    </div>
  );
}
