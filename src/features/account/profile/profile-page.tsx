import type { Profile } from '@sdk';
import { routes } from '@/config/routes';
import { useLocationNames } from '@/data/location-names';
import { useMembership } from '@/data/operations/user';
import { useMember } from '@/data/use-member';
import { formatPoints } from '@/domain/points';
import { profileCompleteness } from '@/domain/profile';
import { QueryView } from '@/features/shared/query-view';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Avatar } from '@/ui/static/pictures/avatar';
import { Icon } from '@/ui/static/pictures/icon';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { Tag } from '@/ui/static/tag';
import { AccountHeader } from '../components/account-header';
import styles from './profile.module.css';
import { ProfileRows } from './profile-rows';

/** Shows the member's profile, with links to edit it. */
export function ProfilePage() {
  const { t } = useMessages('profile');
  const { profile, avatar, ...query } = useMember();
  return (
    <>
      <AccountHeader title={t('common:menu.profile')} />
      <QueryView
        query={{ ...query, data: profile }}
        skeleton={<ProfileSkeleton />}
        failed={t('errorTitle')}
        stale={{ text: t('stale'), busy: t('common:states.refreshing') }}
      >
        {(data) => <ProfileDetails profile={data} avatar={avatar} />}
      </QueryView>
    </>
  );
}

/** Shows a skeleton of the profile, with lines at their final positions. */
function ProfileSkeleton() {
  const { t } = useMessages('profile');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <div className={styles.header}>
        <Skeleton shape="block" className={styles.face} />
        <div className={styles.who}>
          <Skeleton shape="title" width="half" className={styles.nameShape} />
        </div>
        <div className={`cluster ${styles.actions}`}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <dl className={styles.rows}>
          {['email', 'phone', 'dob', 'address', 'city', 'country'].map((row) => (
            <div key={row}>
              <dt>{t(`field.${row}`)}</dt>
              <dd className={styles.waiting}>
                <Skeleton width={row === 'address' ? 'wide' : 'half'} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </LoadingArea>
  );
}

type MemberProps = { profile: Profile; avatar: string | null };

/** Shows the loaded profile. The hint about missing fields is beside the rows, so that its appearance moves nothing. */
function ProfileDetails({ profile, avatar }: MemberProps) {
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
    <section className={`small ${styles.hint}`} aria-labelledby="completeness-title">
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

/** Shows picture, full name and premium badge, with two links to edit the profile. */
function ProfileHeader({ profile, avatar }: MemberProps) {
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

/** Shows shortcuts to other member pages. Membership is hidden at exactly 0 points, as in the menu (§2). */
function MoreLinks() {
  const { t, locale } = useMessages('profile');
  const points = useMembership().data?.card.point;
  const links = [
    { href: routes.accountBooking(), icon: 'ticket', name: t('common:menu.accountBooking'), text: t('more.booking') },
    {
      href: routes.membership(),
      icon: 'card',
      name: t('common:menu.membership'),
      text: points ? t('more.points', { count: points, points: formatPoints(points, locale) }) : t('more.membership'),
    },
  ] as const;
  return (
    <ul className={styles.list}>
      {links.slice(0, points === 0 ? 1 : 2).map(({ href, icon, name, text }) => (
        <li key={href}>
          <AppLink href={href} className={styles.link}>
            <Icon name={icon} size={24} />
            <span>
              <b>{name}</b>
              <small className="small tabular">{text}</small>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
