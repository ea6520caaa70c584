import { useFormState, useWatch } from 'react-hook-form';
import { MAX_ROOMS, payingGuests, placesIn, type RoomType, roomTypes } from '@/domain/party';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { fieldId } from '@/ui/controls/field-id';
import { NumberStepper } from '@/ui/controls/number-stepper';
import { Note } from '@/ui/static/note';
import { useBookingContext } from '../session/booking-context';
import { GroupError, StepBlock } from './step-block';
import styles from './steppers.module.css';

/** The wish for rooms; one that does not match the guests is told, not refused. */
export function RoomFields() {
  const { t } = useWords('booking');
  const { form, store } = useBookingContext();
  const [rooms, pax] = useWatch({ control: form.control, name: ['rooms', 'pax'] });
  const { errors } = useFormState({ control: form.control, name: 'rooms' });
  const errorId = errors.rooms && `${fieldId('rooms')}-error`;
  const total = roomTypes.reduce((sum, type) => sum + rooms[type], 0);
  const places = placesIn(rooms);
  const guests = payingGuests(pax);
  const mismatch = places < guests ? 'rooms.short' : 'rooms.spare';

  const change = (type: RoomType, count: number) => {
    store.dispatch({ type: 'roomsChanged', rooms: { ...form.getValues('rooms'), [type]: count } });
    void form.trigger('rooms');
  };

  return (
    <StepBlock id={fieldId('rooms')} describedBy={errorId} title={t('rooms.title')} intro={t('rooms.intro')}>
      <GroupError id={errorId} message={errors.rooms?.message} />
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
      {places > 0 && places !== guests && <Note>{t(mismatch, { places, guests })}</Note>}
    </StepBlock>
  );
}
