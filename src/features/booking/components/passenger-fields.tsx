import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { SelectField, type SelectOption } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { Tag } from '@/ui/static/tag';
import type { BookingValues } from '../forms/booking-values';
import { ContactTravels } from './contact-travels';
import { DateField } from './date-field';
import styles from './field-grid.module.css';
import { PassportFields } from './passport-fields';
import { StepBlock } from './step-block';
import { TitleField } from './title-field';
import { useField } from './use-field';
import { WishField } from './wish-field';

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
      <WishField index={index} />
    </StepBlock>
  );
}
