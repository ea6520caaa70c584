import type { Profile } from '@sdk';
import { routes } from '@/config/routes';
import { profileCompleteness } from '@/domain/profile';
import { useLocationNames } from '@/hooks/master/use-location-names';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Avatar } from '@/ui/static/pictures/avatar';
import { Tag } from '@/ui/static/tag';
import { MoreLinks } from './more-links';
import styles from './profile.module.css';
import { ProfileRows } from './profile-rows';

type ProfileDetailsProps = {
  profile: Profile;
  /** The member's own picture; null for the placeholder. */
  avatar: string | null;
};

/** Shows the loaded profile. The hint about missing fields is beside the rows, so that its appearance moves nothing. */
export function ProfileDetails({ profile, avatar }: ProfileDetailsProps) {
  const { locale } = useMessages('profile');
  const locations = useLocationNames(profile, locale);
  const completeness = profileCompleteness(profile, { hasPhoto: avatar !== null, hasCities: locations.hasCities });
  return (
    <>
      <ProfileHeader profile={profile} avatar={avatar} />
      <div className={styles.columns}>
        <ProfileRows profile={profile} locations={locations} />
        <div className={styles.beside}>
          {completeness.missing.length > 0 && <CompletenessHint {...completeness} />}
          <MoreLinks />
        </div>
      </div>
    </>
  );
}

/** Shows how complete the profile is, the missing fields and their purpose. */
function CompletenessHint({ filled, total, missing }: ReturnType<typeof profileCompleteness>) {
  const { t } = useMessages('profile');
  return (
    <section className={styles.hint} aria-labelledby="completeness-title">
      <h2 id="completeness-title" className="h4">
        {t('complete.title', { n: filled, total })}
      </h2>
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps differ only in their position
          <span key={step} data-filled={step < filled} />
        ))}
      </div>
      <p>{t('complete.missing', { list: missing.map((part) => t(`part.${part}`)).join(', ') })}</p>
      {missing.some((part) => part !== 'photo') && <p className="muted">{t('complete.use')}</p>}
      <GoLink href={routes.editProfile()}>{t('complete.action')}</GoLink>
    </section>
  );
}

type ProfileHeaderProps = { profile: Pick<Profile, 'fullname' | 'is_member_premium'>; avatar: string | null };

/** Shows picture, full name and premium badge, with two links to edit the profile. */
function ProfileHeader({ profile, avatar }: ProfileHeaderProps) {
  const { t } = useMessages('profile');
  return (
    <div className={styles.header}>
      <Avatar src={avatar} size={96} />
      <div className={styles.who}>
        <h2 className="h3">{profile.fullname}</h2>
        {profile.is_member_premium && <Tag tone="sun">{t('common:member.premium')}</Tag>}
      </div>
      <div className={`cluster ${styles.actions}`}>
        <ButtonLink href={routes.editProfile()}>{t('common:menu.editProfile')}</ButtonLink>
        <ButtonLink href={routes.changePassword()} look="line">
          {t('common:menu.changePassword')}
        </ButtonLink>
      </div>
    </div>
  );
}
