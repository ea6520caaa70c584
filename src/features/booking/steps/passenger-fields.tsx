import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCharacterCounter } from '@/features/shared/form/use-character-counter';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { Checkbox } from '@/ui/controls/checkbox';
import { SelectField, type SelectOption } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { TextareaField } from '@/ui/controls/textarea-field';
import { Button } from '@/ui/static/button';
import { Tag } from '@/ui/static/tag';
import { REQUEST_MAX } from '../forms/fields';
import type { BookingValues } from '../forms/values';
import { useBookingContext } from '../session/booking-context';
import { DateField, TitleField, useField } from './fields';
import styles from './fields.module.css';
import { PassportFields } from './passport-fields';
import { StepBlock } from './step-block';

type PassengerFieldsProps = { index: number; nationalities: SelectOption[] };

/** One traveller, with names as in the passport. */
export function PassengerFields({ index, nationalities }: PassengerFieldsProps) {
  const { t } = useWords('booking');
  const form = useFormContext<BookingValues>();
  const type = useWatch({ control: form.control, name: `passengers.${index}.type` });
  const field = useField();
  return (
    <StepBlock title={t('passenger.title', { n: index + 1 })} aside={<Tag tone="sand">{t(`passenger.${type}`)}</Tag>}>
      {index === 0 && <ContactTravels />}
      <div className={classNames(styles.grid, styles.names, styles.capitals)}>
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
          mark={t('common:states.optional')}
          placeholder={t('passenger.asPassport')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field(`passengers.${index}.last_name`)}
        />
      </div>
      <div className={classNames(styles.grid, styles.two)}>
        <DateField name={`passengers.${index}.dob`} label={t('field.dob')} />
        <SelectField
          label={t('field.nationality')}
          options={nationalities}
          autoComplete="off"
          {...field(`passengers.${index}.nationality`)}
        />
      </div>
      <PassportFields index={index} />
      <SpecialRequest index={index} />
    </StepBlock>
  );
}

/** The first guest is the contact: name, and a member's birth date, are copied. */
export function ContactTravels() {
  const { t } = useWords('booking');
  const { store } = useBookingContext();
  const field = useField();
  const onChange = (event: { target: { checked: boolean } }) =>
    store.dispatch({ type: 'contactTravels', isTravelling: event.target.checked });
  return (
    <div>
      <Checkbox text={t('passenger.isContact')} {...field('is_contact_travelling', { onChange })} />
      <p className={styles.remark}>{t('passenger.nameHint')}</p>
    </div>
  );
}

/** A diet or another wish: a line to open, because most have none. */
function SpecialRequest({ index }: { index: number }) {
  const { t } = useWords('booking');
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
      mark={t('common:states.optional')}
      hint={t('passenger.wishHint')}
      maxLength={REQUEST_MAX}
      defaultValue={getValues(name)}
      counter={counter}
      {...field(name)}
    />
  );
}
