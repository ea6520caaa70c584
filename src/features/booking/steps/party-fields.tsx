import { useFormState, useWatch } from 'react-hook-form';
import {
  bedsIn,
  headCount,
  MAX_ROOMS,
  type PaxType,
  partyLimit,
  paxLimit,
  paxTypes,
  payingGuests,
  type RoomType,
  roomTypes,
} from '@/domain/party';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { fieldId } from '@/ui/controls/field-id';
import { Note } from '@/ui/static/messages/note';
import { NumberStepper } from '@/ui/static/number-stepper';
import { useBookingContext, useChosen } from '../session/booking-context';
import { StepBlock } from './step-block';
import styles from './steppers.module.css';

/**
 * Shows the numbers of guests by age, limited by the party size and the seats left. The guest list and the suggested
 * rooms are adjusted.
 */
export function PartyFields() {
  const { t } = useMessages('booking');
  const { tour, form, store } = useBookingContext();
  const { departure, pax } = useChosen();
  const { errors } = useFormState({ control: form.control, name: 'pax' });
  const errorId = errors.pax && `${fieldId('pax')}-error`;
  // A full date sets no limit: a note above the dates reports it, and the numbers apply to another date.
  const seats = departure?.seat || null;
  const party = partyLimit(tour.capacity);

  const change = (type: PaxType, count: number) => {
    store.dispatch({ type: 'partyChanged', pax: { ...form.getValues('pax'), [type]: count } });
    void form.trigger('pax');
  };

  const limitText = (type: PaxType, max: number): string | undefined => {
    if (pax[type] < max) return undefined;
    if (headCount(pax) >= party) return t('pax.limitParty', { count: party });
    return type === 'infant' ? t('pax.limitInfant') : t('pax.limitSeats', { count: seats ?? 0 });
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
      <div className={styles.steppers}>
        {paxTypes.map((type) => {
          const max = paxLimit(type, pax, seats, tour.capacity);
          return (
            <NumberStepper
              key={type}
              label={t(`pax.${type}`)}
              hint={t(`pax.${type}Hint`)}
              value={pax[type]}
              min={type === 'adult' ? 1 : 0}
              max={max}
              limit={limitText(type, max)}
              onChange={(count) => change(type, count)}
              decreaseLabel={t('pax.fewer', { kind: t(`pax.${type}`).toLowerCase() })}
              increaseLabel={t('pax.more', { kind: t(`pax.${type}`).toLowerCase() })}
            />
          );
        })}
      </div>
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
  const guests = payingGuests(pax);
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
      <div className={classNames(styles.steppers, styles.rooms)}>
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
            decreaseLabel={t('pax.fewer', { kind: t(`rooms.${type}`).toLowerCase() })}
            increaseLabel={t('pax.more', { kind: t(`rooms.${type}`).toLowerCase() })}
          />
        ))}
      </div>
      {beds > 0 && beds !== guests && <Note>{t(mismatch, { places: beds, guests })}</Note>}
    </StepBlock>
  );
}
