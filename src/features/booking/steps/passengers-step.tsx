import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { canCountAs } from '@/domain/booking-party';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { birthProblem, paxTypeOf } from '@/domain/guest-ages';
import { isUnusualPassport, passportName, passportNeededUntil } from '@/domain/passport';
import { parseTypedDate } from '@/domain/typed-date';
import { useCharacterCounter } from '@/form/use-character-counter';
import { useMessages } from '@/i18n/use-messages';
import { changeTripPlan } from '@/state/trip-plan';
import { Checkbox } from '@/ui/controls/checkbox';
import { FieldRow } from '@/ui/controls/field-row';
import { SelectField, type SelectOption } from '@/ui/controls/select-field';
import { TextareaField } from '@/ui/controls/textarea-field';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import { Tag } from '@/ui/static/tag';
import { passportNumber, REQUEST_MAX } from '../forms/schema';
import type { BookingValues } from '../forms/values';
import { useBooking, useBookingContext, useChosen } from '../session/booking-context';
import { showsOneGuest } from '../session/use-booking-session';
import { BookingText, DateField, TitleField, useField } from './fields';
import styles from './fields.module.css';
import { StepBlock } from './step-block';
import { useNationalities } from './use-nationalities';

/** Shows the third step: all guests, adults first. Small screens open one guest at a time. */
export function PassengersStep() {
  const { form, store, guestsToFill } = useBookingContext();
  const passengers = useWatch({ control: form.control, name: 'passengers' });
  const nationalities = useNationalities(passengers.map(({ nationality }) => nationality));
  const [first] = useState(() => guestsToFill()[0] ?? 0);
  const guestOrder = useBooking((facts) => facts.guestOrder);
  const openGuest = useBooking((facts) => facts.openGuest) ?? first;
  useEffect(() => {
    store.dispatch({ type: 'guestOpened', index: first });
    return () => store.dispatch({ type: 'guestOpened', index: null });
  }, [store, first]);
  return (
    <>
      {passengers.map((_, index) => (
        <PassengerFields
          // Guests are identified by position only, so a guest who moves gets a new form.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${guestOrder}-${index}`}
          index={index}
          nationalities={nationalities}
          isOpen={index === openGuest}
          onOpen={() => store.dispatch({ type: 'guestOpened', index })}
        />
      ))}
    </>
  );
}

type PassengerFieldsProps = {
  index: number;
  nationalities: SelectOption[];
  /** Small screens show the fields of one guest, and one line for each of the others. */
  isOpen: boolean;
  onOpen: () => void;
};

/** Text as in a passport: in capitals, and unknown to autofill and spelling checks. */
const asPassport = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false };

/** Shows the fields of one traveller; names are entered as in the passport. */
function PassengerFields({ index, nationalities, isOpen, onOpen }: PassengerFieldsProps) {
  const { t, locale } = useMessages('booking');
  const form = useFormContext<BookingValues>();
  const type = useWatch({ control: form.control, name: `passengers.${index}.type` });
  const { store } = useBookingContext();
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
  // The contact's name and a member's birth date are copied to the first guest.
  const copyContact = (event: { target: { checked: boolean } }) =>
    store.dispatch({ type: 'contactTravels', isTravelling: event.target.checked });
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
      {index === 0 && (
        <div>
          <Checkbox text={t('passenger.isContact')} {...field('is_contact_travelling', { onChange: copyContact })} />
          <p className={`small muted ${styles.remark}`}>{t('passenger.nameHint')}</p>
        </div>
      )}
      <FieldRow hasTitle={type === 'adult'} className={styles.capitals}>
        {type === 'adult' && <TitleField name={`passengers.${index}.title`} />}
        {(['first_name', 'last_name'] as const).map((name) => (
          <BookingText
            key={name}
            name={`passengers.${index}.${name}`}
            isOptional={name === 'last_name'}
            placeholder={t('passenger.asPassport')}
            {...asPassport}
          />
        ))}
      </FieldRow>
      <FieldRow>
        <DateField name={`passengers.${index}.dob`} example="14/5/1986" hint={ageHint} />
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
  const { type, dob } = useWatch({ control, name: `passengers.${index}` });
  const birth = parseTypedDate(dob.trim());
  // Shown with the error, which appears on blur. If the button came first, the error would move it while it is pressed.
  if (!birth || !departure || !getFieldState(`passengers.${index}.dob`, formState).error) return null;
  const to = paxTypeOf(birth, departure.to);
  if (birthProblem(type, birth, todayInJakarta(), departure.to) !== `${type}Age`) return null;
  if (!canCountAs(to, type, pax, departure.seat, tour.capacity)) return null;
  const count = () => {
    store.dispatch({ type: 'guestTypeChanged', index, to });
    changeTripPlan({ party: store.getState().values.pax });
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

/** Shows the passport fields, which may be left for later. Possible problems are shown as warnings that never block. */
function PassportFields({ index }: { index: number }) {
  const { t, locale } = useMessages('booking');
  const { control } = useFormContext<BookingValues>();
  const { departure } = useChosen();
  const field = useField();
  const values = useWatch({ control, name: `passengers.${index}` });
  const expiry = parseTypedDate(values.passport_expiry);
  const needed = departure ? passportNeededUntil(departure.to) : null;
  // The field itself already shows an error for an expired passport.
  const isTooShort = expiry && needed && expiry < needed && expiry >= todayInJakarta();
  return (
    <>
      <Checkbox text={t('passenger.later')} {...field(`passengers.${index}.passport_later`)} />
      {!values.passport_later && (
        <>
          <FieldRow>
            <BookingText name={`passengers.${index}.passport_number`} className={styles.capitals} {...asPassport} />
            <DateField name={`passengers.${index}.passport_expiry`} example="14/5/2030" />
          </FieldRow>
          {isUnusualPassport(values.nationality, passportNumber(values.passport_number)) && (
            <Note>{t('validation:passportNumberUnusual')}</Note>
          )}
          {isTooShort && (
            <Note tone="warning">
              <strong>{t('passenger.renewTitle')}</strong>{' '}
              <span>{t('passenger.renewText', { date: formatDate(needed, locale) })}</span>
            </Note>
          )}
        </>
      )}
    </>
  );
}
