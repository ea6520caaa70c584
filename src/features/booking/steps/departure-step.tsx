import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { brand, whatsappLink } from '@/config/brand';
import { formatDateRange, timeInJakarta } from '@/domain/dates';
import { type Departure, isFull } from '@/domain/tour/departure';
import { RetryNote } from '@/features/shared/retry-note';
import { DepartureRow, DepartureTable } from '@/features/shared/tour/departure-table';
import { useMessages } from '@/i18n/use-messages';
import { fieldId } from '@/ui/controls/field-id';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import { useBooking, useBookingContext, useChosen } from '../session/booking-context';
import { dateProblem, departuresForValidation } from '../session/state';
import { PartyFields, RoomFields } from './party-fields';
import { StepBlock } from './step-block';

const SHOWN_AT_FIRST = 5;

/** Shows the first step: date, guests and rooms. */
export function DepartureStep() {
  const { t, locale } = useMessages('booking');
  const { location, form, store } = useBookingContext();
  const { readAt, hasFailed } = useBooking(({ departures }) => departures);
  const { departure: chosen } = useChosen();
  const { errors } = useFormState({ control: form.control, name: 'itinerary_id' });
  const showsAllDates = useBooking((facts) => facts.showsAllDates);
  const [hadDate] = useState(chosen !== undefined);
  const [showsAll, setShowsAll] = useState(false);
  const read = departuresForValidation(store.getState());
  const rows = [...read.filter((row) => !isFull(row)), ...read.filter(isFull)];
  const at = rows.findIndex(({ id }) => id === chosen?.id);
  // A date that was chosen before this step opened is shown alone, with a button that shows the others.
  const cut = useBooking((facts) => facts.cut);
  const isFolded = hadDate && !showsAllDates && !cut && chosen !== undefined && !isFull(chosen);
  const first = showsAll || at >= SHOWN_AT_FIRST ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const shown = isFolded ? [chosen] : first;

  const choose = (departure: Departure) => {
    store.dispatch({ type: 'departureChosen', departure });
    void form.trigger(['itinerary_id', 'pax']);
  };

  return (
    <>
      <StepBlock
        id={fieldId('itinerary_id')}
        isBare
        title={t('departure.title')}
        intro={
          // A non-breaking space keeps the height of the empty line, so that the rows do not move.
          !hasFailed && (readAt ? t('summary.updated', { time: timeInJakarta(new Date(readAt), locale) }) : '\u00a0')
        }
      >
        {errors.itinerary_id?.message && <Note tone="error">{errors.itinerary_id.message}</Note>}
        <DateNotes />
        {rows.length > 0 ? (
          <DepartureTable label={t('departure.table')}>
            {shown.map((row) => (
              <DepartureOption
                key={row.id}
                departure={row}
                isChosen={row.id === chosen?.id}
                choose={() => choose(row)}
              />
            ))}
          </DepartureTable>
        ) : (
          <>
            <p>{t('departure.none')}</p>
            <div>
              <ButtonLink href={location.toursHref} look="second">
                {t('departure.noneAction')}
              </ButtonLink>
            </div>
          </>
        )}
        {shown.length < rows.length && (
          <div>
            {isFolded ? (
              <Button look="line" onClick={() => store.dispatch({ type: 'datesOpened' })}>
                {t('departure.others', { count: rows.length - 1 })}
              </Button>
            ) : (
              <Button look="line" onClick={() => setShowsAll(true)}>
                {t('departure.more', { count: rows.length - shown.length })}
              </Button>
            )}
          </div>
        )}
      </StepBlock>
      <PartyFields />
      <RoomFields />
    </>
  );
}

/** Shows why the requested date cannot be booked, how the party was reduced, and that the seats are outdated. */
function DateNotes() {
  const { t } = useMessages('booking');
  const { form, store, retryDepartures } = useBookingContext();
  const { readAt, hasFailed } = useBooking(({ departures }) => departures);
  const cut = useBooking((facts) => facts.cut);
  useBooking((facts) => facts.isRequestedTripChecked);
  const [itineraryId] = useWatch({ control: form.control, name: ['itinerary_id', 'pax'] });
  const { errors } = useFormState({ control: form.control, name: ['itinerary_id', 'pax'] });
  const problem = dateProblem(store.getState());
  // After Continue was pressed, the field errors contain the same message.
  const isSaid = errors.itinerary_id || errors.pax;
  return (
    <>
      {problem && !isSaid && (
        <Note tone="warning" role="status">
          {t(`departure.${problem.kind}`, 'count' in problem ? { count: problem.count } : {})}
        </Note>
      )}
      {cut?.itineraryId === itineraryId && (
        <Note tone="warning" role="status">
          {t(`departure.${cut.kind}`, { count: cut.count })}
        </Note>
      )}
      {hasFailed && (
        <RetryNote role="status" text={t(readAt ? 'departure.asRead' : 'departure.asBuilt')} retry={retryDepartures} />
      )}
    </>
  );
}

type DepartureOptionProps = { departure: Departure; isChosen: boolean; choose: () => void };

/** Shows one date as a radio button, with what is not certain about its seats. */
function DepartureOption({ departure, isChosen, choose }: DepartureOptionProps) {
  const { t, locale } = useMessages('booking');
  const { tour } = useBookingContext();
  const { pax } = useChosen();
  const date = formatDateRange(departure.from, departure.to, locale);
  const reason = isFull(departure) ? t('departure.full') : departure.seat === null ? t('departure.ask') : undefined;
  return (
    <DepartureRow
      {...{ departure, isChosen, choose }}
      name="itinerary_id"
      note={reason}
      party={pax}
      waitingList={whatsappLink(t('departure.waitingText', { brand: brand.name, tour: tour.title, date }))}
    />
  );
}
