import type { Profile } from '@sdk';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { LocationName, useLocationNames } from '@/data/location-names';
import { formatDate } from '@/domain/dates';
import { phoneReadable } from '@/domain/phone';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Skeleton } from '@/ui/static/skeleton';
import styles from './profile.module.css';

type Locations = ReturnType<typeof useLocationNames>;

/** Shows the profile's fields, one row each; an empty field is labelled as not filled in. */
export function ProfileRows({ profile, locations }: { profile: Profile; locations: Locations }) {
  const { t, locale, lang } = useMessages('profile');
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
          <LocationText location={locations.city} lang={lang()} />
        </Row>
        <Row label={t('field.country')}>
          <LocationText location={locations.country} />
        </Row>
      </dl>
      {locations.hasFailed && <RetryNames {...locations} focusTarget={rows} />}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{label}</dt>
      <dd className="tabular">{children || <Blank />}</dd>
    </div>
  );
}

/** Shows a place. `lang` is set when the service's name is shown, which is always Indonesian. */
function LocationText({ location, lang }: { location: LocationName; lang?: string }) {
  const { t } = useMessages('profile');
  if (location.state === 'known') return <span lang={lang}>{location.name}</span>;
  if (location.state === 'blank') return <Blank />;
  if (location.state === 'unnamed') return <span className="muted">{t('unnamed')}</span>;
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

/** `focusTarget` gets the focus when the names have loaded and the clicked button is removed. */
type RetryNamesProps = Pick<Locations, 'retry' | 'isBusy'> & { focusTarget: RefObject<HTMLElement | null> };

/** Asks once more for the names of the country and city, and stays until they have come. */
function RetryNames({ retry, isBusy, focusTarget }: RetryNamesProps) {
  const { t } = useMessages('profile');
  const wasClicked = useRef(false);
  useEffect(
    () => () => {
      if (wasClicked.current && document.activeElement === document.body) focusTarget.current?.focus();
    },
    [focusTarget],
  );
  const handleClick = () => {
    wasClicked.current = true;
    if (!isBusy) retry();
  };
  return (
    <Button look="quiet" size="compact" icon="refresh" className={styles.retry} onClick={handleClick}>
      {t(isBusy ? 'common:states.refreshing' : 'retryNames')}
    </Button>
  );
}
