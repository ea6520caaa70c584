import type { Profile } from '@sdk';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Avatar } from '@/ui/static/pictures/avatar';
import { Tag } from '@/ui/static/tag';
import styles from './profile.module.css';

type ProfileHeaderProps = { profile: Pick<Profile, 'fullname' | 'is_member_premium'>; avatar: string | null };

/** Shows picture, full name and premium badge, with two links to edit the profile. */
export function ProfileHeader({ profile, avatar }: ProfileHeaderProps) {
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
