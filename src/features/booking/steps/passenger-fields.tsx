import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { birthProblem, paxTypeOf } from '@/domain/guest-ages';
import { canCountAs } from '@/domain/party';
import { passportName } from '@/domain/passport';
import { parseTypedDate } from '@/domain/typed-date';
import { useCharacterCounter } from '@/features/shared/form/use-character-counter';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/controls/checkbox';
import { FieldRow } from '@/ui/controls/field-row';
import { SelectField, type SelectOption } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { TextareaField } from '@/ui/controls/textarea-field';
import { Button } from '@/ui/static/buttons/button';
import { Tag } from '@/ui/static/tag';
import { REQUEST_MAX } from '../forms/fields';
import type { BookingValues } from '../forms/values';
import { useBookingContext, useChosen } from '../session/booking-context';
import { showsOneGuest } from '../session/use-booking-session';
import { DateField, TitleField, useField } from './fields';
import styles from './fields.module.css';
import { PassportFields } from './passport-fields';
import { StepBlock } from './step-block';

type PassengerFieldsProps = {
  index: number;
  nationalities: SelectOption[];
  /** Small screens show the fields of one guest, and one line for each of the others. */
  isOpen: boolean;
  onOpen: () => void;
};

/** Shows the fields of one traveller; names are entered as in the passport. */
export function PassengerFields({ index, nationalities, isOpen, onOpen }: PassengerFieldsProps) {
  const { t, locale } = useMessages('booking');
  const form = useFormContext<BookingValues>();
  const type = useWatch({ control: form.control, name: `passengers.${index}.type` });
  const { departure } = useChosen();
  const field = useField();
  const block = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current && showsOneGuest()) {
      block.current?.focus({ preventScroll: true });
      block.current?.scrollIntoView();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const ageHint =
    type !== 'adult' && departure
      ? t(`passenger.ageOn.${type}`, { date: formatDate(departure.to, locale) })
      : undefined;
  return (
    <StepBlock
      ref={block}
      title={t('passenger.title', { n: index + 1 })}
      aside={<Tag tone="sand">{t(`passenger.${type}`)}</Tag>}
      folded={!isOpen && <GuestLine index={index} onOpen={onOpen} />}
    >
      {index === 0 && <ContactTravels />}
      <FieldRow hasTitle className={styles.capitals}>
        <TitleField name={`passengers.${index}.title`} />
        <TextField
          label={t('field.first_name')}
          placeholder={t('passenger.asPassport')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field(`passengers.${index}.first_name`)}
        />
        <TextField
          label={t('field.last_name')}
          optionalMark={t('common:states.optional')}
          placeholder={t('passenger.asPassport')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field(`passengers.${index}.last_name`)}
        />
      </FieldRow>
      <FieldRow>
        <DateField name={`passengers.${index}.dob`} label={t('field.dob')} example="14/5/1986" hint={ageHint} />
        {index > 0 && <CountAs index={index} />}
        <SelectField
          label={t('field.nationality')}
          options={nationalities}
          autoComplete="off"
          {...field(`passengers.${index}.nationality`)}
        />
      </FieldRow>
      <PassportFields index={index} />
      <SpecialRequest index={index} />
    </StepBlock>
  );
}

/** Shows a guest with a collapsed form: the name, or a note that it is incomplete, and a button to open it. */
function GuestLine({ index, onOpen }: { index: number; onOpen: () => void }) {
  const { t } = useMessages('booking');
  const { form } = useBookingContext();
  const { first_name, last_name } = form.getValues(`passengers.${index}`);
  const name = passportName(`${first_name} ${last_name}`);
  const verb = name ? 'edit' : 'open';
  return (
    <>
      <span className={styles.guestName}>{name || t('passenger.empty')}</span>
      <Button look="line" size="compact" aria-label={t(`passenger.${verb}Of`, { n: index + 1 })} onClick={onOpen}>
        {t(`passenger.${verb}`)}
      </Button>
    </>
  );
}

/** Shows a button that counts the guest as the type that matches the birth date, if seats and adults allow it. */
function CountAs({ index }: { index: number }) {
  const { t } = useMessages('booking');
  const { store, tour } = useBookingContext();
  const { departure, pax } = useChosen();
  const { control, getFieldState, setFocus } = useFormContext<BookingValues>();
  const formState = useFormState({ control, name: `passengers.${index}.dob` });
  const [type, dob] = useWatch({
    control,
    name: [`passengers.${index}.type`, `passengers.${index}.dob`],
  });
  const birth = parseTypedDate(dob.trim());
  // Shown with the error, which appears on blur. If the button came first, the error would move it while it is pressed.
  if (!birth || !departure || !getFieldState(`passengers.${index}.dob`, formState).error) return null;
  const to = paxTypeOf(birth, departure.to);
  if (birthProblem(type, birth, todayInJakarta(), departure.to) !== `${type}Age`) return null;
  if (!canCountAs(to, type, pax, departure.seat, tour.capacity)) return null;
  const count = () => {
    store.dispatch({ type: 'guestTypeChanged', index, to });
    // The guest's index may have changed.
    const moved = store.getFacts().openGuest;
    requestAnimationFrame(() => setFocus(`passengers.${moved ?? index}.dob`));
  };
  return (
    <Button look="line" size="compact" className={styles.countAs} onClick={count}>
      {t(`passenger.countAs.${to}`)}
    </Button>
  );
}

/** Shows the checkbox that makes the contact the first guest; the name and a member's birth date are copied. */
function ContactTravels() {
  const { t } = useMessages('booking');
  const { store } = useBookingContext();
  const field = useField();
  const onChange = (event: { target: { checked: boolean } }) =>
    store.dispatch({ type: 'contactTravels', isTravelling: event.target.checked });
  return (
    <div>
      <Checkbox text={t('passenger.isContact')} {...field('is_contact_travelling', { onChange })} />
      <p className={`small muted ${styles.remark}`}>{t('passenger.nameHint')}</p>
    </div>
  );
}

/** Shows the field for a diet or another request. It is collapsed at first, because most guests have none. */
function SpecialRequest({ index }: { index: number }) {
  const { t } = useMessages('booking');
  const counter = useCharacterCounter();
  const { getValues } = useFormContext<BookingValues>();
  const field = useField();
  const name = `passengers.${index}.special_request` as const;
  const [isOpen, setOpen] = useState(() => getValues(name) !== '');
  if (!isOpen) {
    return (
      <div className={styles.opener}>
        <Button look="quiet" size="compact" icon="plus" onClick={() => setOpen(true)}>
          {t('passenger.wish')}
        </Button>
      </div>
    );
  }
  return (
    <TextareaField
      label={t('field.special_request')}
      optionalMark={t('common:states.optional')}
      hint={t('passenger.wishHint')}
      maxLength={REQUEST_MAX}
      defaultValue={getValues(name)}
      counter={counter}
      {...field(name)}
    />
  );
}
