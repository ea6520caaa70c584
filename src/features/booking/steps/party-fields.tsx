import { useFormState, useWatch } from 'react-hook-form';
import { type Pax, seatedGuests } from '@/domain/party';
import { bedsIn, MAX_ROOMS, type RoomType, roomTypes } from '@/domain/rooms';
import { PartySteppers } from '@/form/trip-plan/party-steppers';
import { usePutPartyIntoAddress } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { changeTripPlan } from '@/state/trip-plan';
import { fieldId } from '@/ui/controls/field-id';
import { Note } from '@/ui/static/messages/note';
import { NumberStepper } from '@/ui/static/number-stepper';
import { StepperRows } from '@/ui/static/stepper-rows';
import { useBookingContext, useChosen } from '../session/booking-context';
import { StepBlock } from './step-block';

/**
 * Shows the numbers of guests by age, limited by the party size and the seats left. The guest list and the suggested
 * rooms are adjusted.
 */
export function PartyFields() {
  const { t } = useMessages('booking');
  const { tour, form, store } = useBookingContext();
  const { departure, pax } = useChosen();
  const putIntoAddress = usePutPartyIntoAddress();
  const { errors } = useFormState({ control: form.control, name: 'pax' });
  const errorId = errors.pax && `${fieldId('pax')}-error`;
  // A full date sets no limit: a note above the dates reports it, and the numbers apply to another date.
  const seats = departure?.seat || null;

  const change = (next: Pax) => {
    store.dispatch({ type: 'partyChanged', pax: next });
    const party = form.getValues('pax');
    changeTripPlan({ party });
    putIntoAddress(party);
    void form.trigger('pax');
  };

  return (
    <StepBlock
      id={fieldId('pax')}
      describedBy={errorId}
      title={t('pax.title')}
      intro={seats === null ? undefined : t('pax.seats', { count: seats })}
    >
      {errors.pax?.message && (
        <Note tone="error" id={errorId}>
          {errors.pax.message}
        </Note>
      )}
      <PartySteppers pax={pax} seats={seats} capacity={tour.capacity} onChange={change} />
    </StepBlock>
  );
}

/** Shows the requested rooms; a mismatch with the guests is a warning and no error. */
export function RoomFields() {
  const { t } = useMessages('booking');
  const { form, store } = useBookingContext();
  const [rooms, pax] = useWatch({ control: form.control, name: ['rooms', 'pax'] });
  const { errors } = useFormState({ control: form.control, name: 'rooms' });
  const errorId = errors.rooms && `${fieldId('rooms')}-error`;
  const total = roomTypes.reduce((sum, type) => sum + rooms[type], 0);
  const beds = bedsIn(rooms);
  const guests = seatedGuests(pax);
  const mismatch = beds < guests ? 'rooms.short' : 'rooms.spare';

  const change = (type: RoomType, count: number) => {
    store.dispatch({ type: 'roomsChanged', rooms: { ...form.getValues('rooms'), [type]: count } });
    void form.trigger('rooms');
  };

  return (
    <StepBlock id={fieldId('rooms')} describedBy={errorId} title={t('rooms.title')} intro={t('rooms.intro')}>
      {errors.rooms?.message && (
        <Note tone="error" id={errorId}>
          {errors.rooms.message}
        </Note>
      )}
      <StepperRows isWide>
        {roomTypes.map((type) => (
          <NumberStepper
            key={type}
            label={t(`rooms.${type}`)}
            hint={t(`rooms.${type}Hint`)}
            value={rooms[type]}
            min={0}
            max={rooms[type] + MAX_ROOMS - total}
            limit={total >= MAX_ROOMS ? t('rooms.many') : undefined}
            onChange={(count) => change(type, count)}
            decreaseLabel={t('plan:fewer', { kind: t(`rooms.${type}`).toLowerCase() })}
            increaseLabel={t('plan:more', { kind: t(`rooms.${type}`).toLowerCase() })}
          />
        ))}
      </StepperRows>
      {beds > 0 && beds !== guests && <Note>{t(mismatch, { places: beds, guests })}</Note>}
    </StepBlock>
  );
}
