import type { Profile } from '@sdk';
import { type ReactNode, useRef } from 'react';
import { formatDate } from '@/domain/dates';
import { phoneReadable } from '@/domain/phone';
import type { PlaceName } from '@/hooks/master/place-name';
import type { usePlaceNames } from '@/hooks/master/use-place-names';
import { useMessages } from '@/i18n/use-messages';
import { Skeleton } from '@/ui/static/skeleton';
import styles from './profile.module.css';
import { RetryNames } from './retry-names';

type ProfileRowsProps = { profile: Profile; places: ReturnType<typeof usePlaceNames> };

/** The profile's fields, one row each; an empty field says that it is not filled in. */
export function ProfileRows({ profile, places }: ProfileRowsProps) {
  const { t, locale } = useMessages('profile');
  const { address, dob, email, phone } = profile;
  const rows = useRef<HTMLDListElement>(null);
  return (
    <div>
      <dl ref={rows} tabIndex={-1} className={styles.rows}>
        <Row label={t('field.email')}>{email}</Row>
        <Row label={t('field.phone')}>{phone && <span className="nowrap">{phoneReadable(phone)}</span>}</Row>
        <Row label={t('field.dob')}>{dob && formatDate(dob, locale)}</Row>
        <Row label={t('field.address')}>{address && <span className={styles.lines}>{address}</span>}</Row>
        <Row label={t('field.city')}>
          <Place place={places.city} lang="id" />
        </Row>
        <Row label={t('field.country')}>
          <Place place={places.country} />
        </Row>
      </dl>
      {places.hasFailed && <RetryNames retry={places.retry} isBusy={places.isBusy} goesTo={rows} />}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <Blank />}</dd>
    </div>
  );
}

/** `lang` where the service's own name is shown, which is Indonesian whatever the language of the page. */
function Place({ place, lang }: { place: PlaceName; lang?: string }) {
  const { t } = useMessages('profile');
  if (place.state === 'known') return <span lang={lang}>{place.name}</span>;
  if (place.state === 'blank') return <Blank />;
  if (place.state === 'unnamed') return <span className="muted">{t('unnamed')}</span>;
  return (
    <span className={styles.waiting}>
      <span className="visually-hidden">{t('common:states.loading')}</span>
      <Skeleton width="third" />
    </span>
  );
}

function Blank() {
  const { t } = useMessages('profile');
  return <span className="muted">{t('blank')}</span>;
}
