import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { timeInJakarta } from '@/domain/dates';
import type { Departure } from '@/domain/departure';
import { useWords } from '@/i18n/use-words';
import { fieldId } from '@/ui/controls/field-id';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { DepartureTable } from '@/ui/static/departure-table';
import { useBookingContext } from '../wizard/booking-context';
import { ArrivalNotes } from './arrival-notes';
import { DepartureOption } from './departure-option';
import { GroupError } from './group-error';
import { PaxFields } from './pax-fields';
import { RoomFields } from './room-fields';
import { StepBlock } from './step-block';

const SHOWN_AT_FIRST = 5;

/** When, how many, in which rooms. */
export function DepartureStep() {
  const { t, locale } = useWords('booking');
  const { tour, place, departures, form, seePrice } = useBookingContext();
  const chosenId = useWatch({ control: form.control, name: 'itinerary_id' });
  const { errors } = useFormState({ control: form.control, name: 'itinerary_id' });
  const [showsAll, setShowsAll] = useState(false);
  const { rows, updatedAt, hasFailed } = departures;
  const isFarOff = rows.findIndex(({ id }) => String(id) === chosenId) >= SHOWN_AT_FIRST;
  const shown = showsAll || isFarOff ? rows : rows.slice(0, SHOWN_AT_FIRST);

  const choose = (row: Departure) => {
    seePrice(row.price);
    form.setValue('itinerary_id', String(row.id), { shouldValidate: true });
    void form.trigger('pax');
  };

  return (
    <>
      <StepBlock
        id={fieldId('itinerary_id')}
        isBare
        title={t('departure.title')}
        intro={
          // Its line is kept while it is not known, so that the rows stay where they are.
          !hasFailed && (updatedAt ? t('summary.updated', { time: timeInJakarta(updatedAt, locale) }) : '\u00a0')
        }
      >
        <GroupError message={errors.itinerary_id?.message} />
        <ArrivalNotes />
        {rows.length > 0 ? (
          <DepartureTable label={t('departure.table')}>
            {shown.map((row) => (
              <DepartureOption
                key={row.id}
                tour={tour}
                row={row}
                isChosen={String(row.id) === chosenId}
                choose={() => choose(row)}
              />
            ))}
          </DepartureTable>
        ) : (
          <>
            <p>{t('departure.none')}</p>
            <div>
              <ButtonLink href={place.toursHref} look="second">
                {t('departure.noneAction')}
              </ButtonLink>
            </div>
          </>
        )}
        {shown.length < rows.length && (
          <div>
            <Button look="line" onClick={() => setShowsAll(true)}>
              {t('departure.more', { count: rows.length - shown.length })}
            </Button>
          </div>
        )}
      </StepBlock>
      <PaxFields />
      <RoomFields />
    </>
  );
}
