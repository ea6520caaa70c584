import { routes } from '@/config/routes';
import { tourQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { daysBetween, formatDate, formatDateRange, todayInJakarta } from '@/domain/dates';
import type { Trip, TripPhase } from '@/domain/trip';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { partyLabels } from '@/form/trip-plan/party-words';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { ButtonLink } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { StatusTag } from '@/ui/static/tours/status-tag';
import { refundWords } from '../components/step-words';
import styles from './trip.module.css';
import { ReservationCode } from './trip-parts';
import { Section, type TripProps } from './trip-sections';

type TripHeadProps = TripProps & {
  /** Undefined while it is not known, null for none. */
  imageUrl: string | null | undefined;
  /** True for a fellow traveller, who sees neither the state of the payment nor the reservation code. */
  isGuest?: boolean;
};

/** Returns the tour of a trip once it has loaded, and its picture: undefined until then, null for none. */
export function useTripTour(id: number | undefined) {
  const { data, error } = useRead(id === undefined ? null : tourQuery(id), { revalidateIfStale: false });
  const tour = data?.data;
  return { tour, picture: tour ? (tour.imageUrl ?? null) : id === undefined || error ? null : undefined };
}

/** Shows picture, title, days and countdown of a trip. */
export function TripHead({ trip, phase, imageUrl, isGuest }: TripHeadProps) {
  const { t, locale, lang } = useMessages('trip');
  useTitleFocus();
  const { date, arrival_date: back, pax, status, reservation_code: code, consultant } = trip;
  return (
    <div>
      {!isGuest && (
        <ButtonLink
          href={routes.accountBooking()}
          look="quiet"
          size="compact"
          icon="arrow-left"
          className={styles.back}
        >
          {t('back')}
        </ButtonLink>
      )}
      <div className={styles.head} data-picture={imageUrl !== null || undefined}>
        {imageUrl !== null && (
          <div className={styles.banner}>
            <Picture src={imageUrl} alt="" ratio="fill" sizes="(min-width: 640px) 264px, 96px" maxWidth={640} />
          </div>
        )}
        <div className={styles.facts}>
          <p className={`cluster small tabular ${styles.state}`}>
            {!isGuest && <StatusTag status={status} label={t(`account:status.${status}`)} />}
            {phase !== 'cancelled' && <span>{countdown(date, phase, t)}</span>}
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
          {!isGuest && phase === 'cancelled' && <p>{refundWords(trip, t, locale)}</p>}
        </div>
        {code && (
          <div className={`cluster ${styles.contact}`}>
            <ReservationCode code={code} />
            {consultant && (
              <span data-print="none" data-own-help="">
                <WhatsappButton text={t('help.text', { to: consultant.name, code })} look="quiet" size="compact">
                  <span>{t('help.yours', { name: consultant.name })}</span>
                  <span className="visually-hidden">{`, ${t('help.ask')}`}</span>
                </WhatsappButton>
              </span>
            )}
          </div>
        )}
      </div>
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
