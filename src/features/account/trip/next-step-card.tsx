import type { Tour } from '@sdk';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { paymentTermsQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { languageOf } from '@/domain/content-language';
import { daysBetween, formatDate, todayInJakarta } from '@/domain/dates';
import { phoneLink } from '@/domain/phone';
import { dayOfTrip, hotelOn, type Trip, tripPhase } from '@/domain/trip';
import { OpeningHoursLine } from '@/features/shared/opening-hours-line';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { StepLink, StepTitle } from '../components/next-step';
import { type StepWords, useStepWords } from '../components/step-words';
import styles from './next-step-card.module.css';
import { HotelLink, useDayTitle } from './trip-days';
import { useVisaDay } from './trip-visas';

/** The card names the last day to apply for a visa from this many days before it. */
const VISA_DAYS = 60;

/** Shows the next step of a trip, which stands out while it is urgent, and what else has a date or an answer. */
export function NextStepCard({ trip, tour }: { trip: Trip; tour: Tour | undefined }) {
  const { t, lang, locale } = useMessages('trip');
  const today = todayInJakarta();
  const words = useTodaysWords(trip, tour, today);
  const terms = useRead(words?.kind === 'checking' ? paymentTermsQuery() : null).data?.data;
  const isAhead = tripPhase(trip, today) === 'ahead';
  const visaDay = useVisaDay(isAhead ? tour : undefined, trip.date);
  const [request] = trip.requests ?? [];
  if (!words) return null;
  const hotel = words.kind === 'travelling' && hotelOn(trip, today);
  const { text, link, isUrgent } = words;
  return (
    <section aria-labelledby="next-step" className={styles.card} data-urgent={isUrgent || undefined}>
      <div>
        <h2 id="next-step" className="visually-hidden">
          {t('next.title')}
        </h2>
        <StepTitle words={words} className={styles.title} />
        {text && <p className="small tabular">{text}</p>}
        {hotel && (
          <p className="small">
            {t('next.tonight')} <HotelLink hotel={hotel} />
          </p>
        )}
        {words.kind === 'confirm' && isUrgent && <OpeningHoursLine />}
        {words.kind === 'travelling' && (
          <p className="small">
            <FactLine
              facts={[
                trip.leader && t('next.leader', trip.leader),
                <AppLink key="phone" href={phoneLink(trip.emergency_phone ?? brand.phone.shown)}>
                  {trip.emergency_phone
                    ? t('next.emergency', { phone: trip.emergency_phone })
                    : t('next.office', { phone: brand.phone.shown })}
                </AppLink>,
              ]}
            />
          </p>
        )}
        {terms?.transfer_time && (
          <p className="small" lang={lang(languageOf(terms).language)}>
            {terms.transfer_time}
          </p>
        )}
        {visaDay && daysBetween(today, visaDay) <= VISA_DAYS && (
          <p className="small tabular">
            <AppLink href="#visas">
              {t(visaDay > today ? 'next.visa' : 'next.visaLate', { date: formatDate(visaDay, locale) })}
            </AppLink>
          </p>
        )}
        {isAhead && request && request.state !== 'received' && (
          <p className="small">
            <AppLink href="#requests">
              {t(`next.request.${request.state}`, { kind: t(`option.kind.${request.kind}`) })}
            </AppLink>
          </p>
        )}
      </div>
      {link && <StepLink link={link} size="compact" look={isUrgent ? 'primary' : 'second'} />}
    </section>
  );
}

/** Returns the next step in words; on the way with the title of today. */
function useTodaysWords(trip: Trip, tour: Tour | undefined, today: string): StepWords | null {
  const { t } = useMessages('trip');
  const words = useStepWords(trip);
  const isTravelling = words?.kind === 'travelling';
  const day = dayOfTrip(trip, today);
  const title = useDayTitle(trip, tour, isTravelling ? day : null);
  if (!isTravelling) return words;
  return {
    ...words,
    ...(title && {
      title: `${words.title}:`,
      reason: title,
      link: { href: `#day-${day}`, label: t('next.today') },
    }),
  };
}

/** Thanks for a trip that is over, and leads to the next one. */
export function TripThanks() {
  const { t } = useMessages('trip');
  return (
    <div className={styles.card} data-print="none">
      <p className="h4">{t('thanks')}</p>
      <ButtonLink href={routes.tours()} look="second" size="compact">
        {t('nextTour')}
      </ButtonLink>
    </div>
  );
}
