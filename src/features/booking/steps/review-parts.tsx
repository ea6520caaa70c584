import type { ReactNode } from 'react';
import { formatDate, formatDateRange } from '@/domain/dates';
import { passportName } from '@/domain/passport';
import { parseTypedDate } from '@/domain/typed-date';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { FactLine } from '@/ui/static/fact-line';
import { NoWrap } from '@/ui/static/no-wrap';
import { Tag } from '@/ui/static/tag';
import { Seats } from '@/ui/static/tours/seats';
import { Facts } from '../facts';
import { passportNumber } from '../forms/passenger-schema';
import type { Step } from '../forms/steps';
import type { PassengerValues } from '../forms/values';
import { partyLabels } from '../party-labels';
import { useBookingContext, useChosen } from '../session/booking-context';
import { ContactFacts } from './contact-facts';
import styles from './review.module.css';
import { StepBlock } from './step-block';
import { useNationalities } from './use-nationalities';

type ReviewPartProps = { title: string; step: Step; children: ReactNode };

/** Shows a part of the review with a button that opens its step. */
function ReviewPart({ title, step, children }: ReviewPartProps) {
  const { t } = useMessages('booking');
  const { editStep } = useBookingContext();
  return (
    <StepBlock
      title={title}
      aside={
        <button
          type="button"
          className={styles.change}
          aria-label={t('review.changePart', { part: title })}
          onClick={() => editStep(step)}
        >
          {t('review.change')}
        </button>
      }
    >
      {children}
    </StepBlock>
  );
}

export function ReviewTrip() {
  const lang = useContentLang();
  const { t, locale } = useMessages('booking');
  const { title, language } = useBookingContext().tour;
  const { departure, pax, rooms } = useChosen();
  const seatLabel = useSeatLabel();
  const { guests, stays } = partyLabels(pax, rooms, t);
  return (
    <ReviewPart title={t('review.trip')} step="departure">
      <Facts
        facts={[
          [
            t('review.tour'),
            <span key="tour" lang={lang(language)}>
              {withNoBreakDashes(title)}
            </span>,
          ],
          [
            t('review.date'),
            departure && (
              <span className={styles.date}>
                <NoWrap>{formatDateRange(departure.from, departure.to, locale)}</NoWrap>{' '}
                <Seats {...seatLabel(departure.seat)} />
              </span>
            ),
          ],
          [t('review.guests'), guests.join(', ')],
          [t('review.rooms'), stays.join(', ')],
        ]}
      />
    </ReviewPart>
  );
}

export function ReviewContact() {
  const { t } = useMessages('booking');
  const { form } = useBookingContext();
  return (
    <ReviewPart title={t('review.contact')} step="contact">
      <ContactFacts contact={form.getValues('contact')} />
    </ReviewPart>
  );
}

export function ReviewPassengers() {
  const { t } = useMessages('booking');
  const passengers = useBookingContext().form.getValues('passengers');
  const nationalities = useNationalities(passengers.map(({ nationality }) => nationality));
  const country = (code: string) => nationalities.find(({ value }) => value === code)?.label;
  return (
    <ReviewPart title={t('review.passengers')} step="passengers">
      <ol className={styles.guests}>
        {passengers.map((passenger, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests have no id, only a position
          <ReviewPassenger key={index} passenger={passenger} country={country(passenger.nationality)} />
        ))}
      </ol>
    </ReviewPart>
  );
}

function ReviewPassenger({ passenger, country }: { passenger: PassengerValues; country: string | undefined }) {
  const { t, locale } = useMessages('booking');
  const name = passportName(`${passenger.first_name} ${passenger.last_name}`);
  const written = (text: string) => formatDate(parseTypedDate(text) ?? '', locale);
  const passport = passenger.passport_later
    ? t('review.later')
    : t('review.passport', {
        number: passportNumber(passenger.passport_number),
        date: written(passenger.passport_expiry),
      });
  return (
    <li className={styles.guest}>
      <p className={`cluster ${styles.guestName}`}>
        <span>{`${t(`titles.${passenger.title}`)} ${name}`}</span>{' '}
        <Tag tone="sand">{t(`passenger.${passenger.type}`)}</Tag>
      </p>
      <p className={`small muted ${styles.guestFacts}`}>
        <FactLine facts={[t('review.born', { date: written(passenger.dob) }), country, passport]} />
      </p>
      {passenger.special_request.trim() && (
        <p className={`small muted ${styles.guestFacts}`}>{passenger.special_request.trim()}</p>
      )}
    </li>
  );
}
