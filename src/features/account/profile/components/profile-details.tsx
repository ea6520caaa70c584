import type { Profile } from '@sdk';
import { profileCompleteness } from '@/domain/profile';
import { useLocationNames } from '@/hooks/master/use-location-names';
import { useMessages } from '@/i18n/use-messages';
import { CompletenessHint } from './completeness-hint';
import { MoreLinks } from './more-links';
import styles from './profile.module.css';
import { ProfileHeader } from './profile-header';
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
