import { routes } from '@/config/routes';
import { daysBetween, formatDate, formatDateRange, todayInJakarta } from '@/domain/dates';
import type { Trip, TripPhase } from '@/domain/trip';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { partyLabels } from '@/form/trip-plan/party-words';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { StatusTag } from '@/ui/static/tours/status-tag';
import styles from './trip.module.css';
import { ReservationCode } from './trip-parts';
import { Section, type TripProps } from './trip-sections';

type TripHeadProps = TripProps & {
  imageUrl: string | null | undefined;
  /** True for a fellow traveller, who sees neither the state of the payment nor the reservation code. */
  isGuest?: boolean;
};

/** Shows picture, title, days and countdown of a trip. */
export function TripHead({ trip, phase, imageUrl, isGuest }: TripHeadProps) {
  const { t, locale, lang } = useMessages('trip');
  useTitleFocus();
  const { date, arrival_date: back, pax, status, reservation_code: code } = trip;
  return (
    <div className={styles.head}>
      {!isGuest && <GoLink href={routes.accountBooking()}>{t('back')}</GoLink>}
      <div className={styles.banner}>
        <Picture src={imageUrl} alt="" ratio="fill" sizes="(min-width: 1024px) 800px, 100vw" maxWidth={1280} />
      </div>
      <p className={`cluster small tabular ${styles.state}`}>
        {!isGuest && <StatusTag status={status} label={t(`account:status.${status}`)} />}
        {phase !== 'cancelled' && <b>{countdown(date, phase, t)}</b>}
      </p>
      <h1 className="h2" lang={lang()}>
        {withNoBreakDashes(trip.package)}
      </h1>
      <p className="tabular">
        <FactLine
          facts={[
            back ? formatDateRange(date, back, locale) : formatDate(date, locale),
            pax && partyLabels(pax, t).join(', '),
          ]}
        />
      </p>
      {!isGuest && (phase === 'cancelled' || phase === 'over') && (
        <p>{t(`account:next.${phase === 'over' ? 'past' : 'upcoming'}.${status}`)}</p>
      )}
      {code && <ReservationCode code={code} />}
    </div>
  );
}

/** Returns the time until the departure in words. */
function countdown(date: string, phase: TripPhase, t: Translate): string {
  if (phase !== 'ahead') return t(phase === 'underway' ? 'underway' : 'over');
  const count = daysBetween(todayInJakarta(), date);
  return count === 0 ? t('leavesToday') : t('leaves', { count });
}

/** Shows what has changed, newest first. */
export function TripChanges({ changes }: { changes: NonNullable<Trip['changes']> }) {
  const { t, locale, lang } = useMessages('trip');
  return (
    <Section id="changes" title={t('changes')}>
      <ul className={styles.rows}>
        {changes.map(({ published_on: day, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes of a day can be equal
          <li key={index}>
            <p className="small muted tabular">{formatDate(day, locale)}</p>
            <p lang={lang()}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
