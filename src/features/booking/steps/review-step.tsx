import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { formatDate, formatDateRange } from '@/domain/dates';
import { feeBaseOf } from '@/domain/tour/fee-base';
import { parseTypedDate } from '@/domain/typed-date';
import { HowToPay } from '@/features/shared/payment/how-to-pay';
import { seatProps } from '@/features/shared/tour/price-and-seats';
import { partyLabels } from '@/form/trip-plan/party-words';
import { useCharacterCounter } from '@/form/use-character-counter';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { sessionState } from '@/state/session';
import { Checkbox } from '@/ui/controls/checkbox';
import { TextareaField } from '@/ui/controls/textarea-field';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Button } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { Note } from '@/ui/static/messages/note';
import { Tag } from '@/ui/static/tag';
import { Seats } from '@/ui/static/tours/seats';
import { ContactFacts, Facts, guestName } from '../facts';
import { NOTE_MAX, passportNumber } from '../forms/schema';
import type { Step } from '../forms/steps';
import type { PassengerValues } from '../forms/values';
import { useBookingContext, useChosen } from '../session/booking-context';
import { BookingCost, bookingCost, roomLabels } from '../summary-and-cost';
import { useField } from './fields';
import styles from './review.module.css';
import { ReviewNotes } from './review-notes';
import { StepBlock } from './step-block';
import { useNationalities } from './use-nationalities';

/** Shows the last step: a review of all values, then the note, the consent and the fields needed to send. */
export function ReviewStep() {
  const { t } = useMessages('booking');
  const counter = useCharacterCounter();
  const { tour, form, hrefOf } = useBookingContext();
  const { departure, pax, rooms } = useChosen();
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  const field = useField();
  const { cost, payments } = bookingCost({ tour, departure, pax, rooms });
  return (
    <>
      <ReviewNotes />
      <ReviewTrip />
      <ReviewPart title={t('review.contact')} step="contact">
        <ContactFacts contact={form.getValues('contact')} />
      </ReviewPart>
      <ReviewPassengers />
      <div className={styles.cost}>
        <StepBlock title={t('review.cost')}>
          <div>
            <BookingCost isReview tour={tour} departure={departure} pax={pax} rooms={rooms} />
          </div>
        </StepBlock>
      </div>
      <HowToPay
        place="review"
        amount={payments[0]?.amount ?? null}
        leaves={departure?.from}
        feeBase={feeBaseOf(cost, payments)}
      />
      <StepBlock title={t('review.send')}>
        <TextareaField
          label={t('field.note')}
          optionalMark={t('common:states.optional')}
          hint={t('review.noteHint')}
          maxLength={NOTE_MAX}
          defaultValue={form.getValues('note')}
          counter={counter}
          {...field('note')}
        />
        <Checkbox
          text={
            <>
              {t('review.agree')}{' '}
              <AppLink href={routes.bookingTerms()} target="_blank">
                {t('review.terms')}
                <span className="visually-hidden"> {t('common:states.opensNewTab')}</span>
              </AppLink>
              .
            </>
          }
          {...field('agree_terms')}
        />
        {isVisitor && (
          <Note icon="user">
            {t('review.signIn')}{' '}
            <AppLink href={hrefOf('sign-up')} shallow>
              {t('account.signUp')}
            </AppLink>
          </Note>
        )}
      </StepBlock>
    </>
  );
}

/** Shows a part of the review with a button that opens its step. */
function ReviewPart({ title, step, children }: { title: string; step: Step; children: ReactNode }) {
  const { t } = useMessages('booking');
  const { editStep } = useBookingContext();
  return (
    <StepBlock
      title={title}
      aside={
        <Button
          look="line"
          size="compact"
          aria-label={t('review.changePart', { part: title })}
          onClick={() => editStep(step)}
        >
          {t('review.change')}
        </Button>
      }
    >
      {children}
    </StepBlock>
  );
}

function ReviewTrip() {
  const { t, locale, lang } = useMessages('booking');
  const { title, language } = useBookingContext().tour;
  const { departure, pax, rooms } = useChosen();
  const guests = partyLabels(pax, t);
  const stays = roomLabels(rooms, t);
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
                <span className="nowrap">{formatDateRange(departure.from, departure.to, locale)}</span>{' '}
                <Seats {...seatProps(departure.seat, t)} />
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

function ReviewPassengers() {
  const { t } = useMessages('booking');
  const passengers = useBookingContext().form.getValues('passengers');
  const nationalities = useNationalities(passengers.map(({ nationality }) => nationality));
  const country = (code: string) => nationalities.find(({ value }) => value === code)?.label;
  return (
    <ReviewPart title={t('review.passengers')} step="passengers">
      <ol className="stack">
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
        <span>{guestName(passenger, t)}</span> <Tag tone="sand">{t(`passenger.${passenger.type}`)}</Tag>
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
