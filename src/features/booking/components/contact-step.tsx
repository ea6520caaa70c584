import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { TextField } from '@/ui/controls/text-field';
import { Note } from '@/ui/static/note';
import { useBookingContext } from '../wizard/booking-context';
import styles from './field-grid.module.css';
import { MissingNote } from './missing-note';
import { StepBlock } from './step-block';
import { TitleField } from './title-field';
import { useField } from './use-field';

/** Whom our team writes to. */
export function ContactStep() {
  const { t } = useWords('booking');
  const { isPrefilled } = useBookingContext();
  const field = useField();
  return (
    <StepBlock title={t('contact.who')}>
      {isPrefilled ? <Note icon="user">{t('contact.prefilled')}</Note> : <MissingNote />}
      <div className={classNames(styles.grid, styles.names)}>
        <TitleField name="contact.title" />
        <TextField label={t('field.first_name')} autoComplete="given-name" {...field('contact.first_name')} />
        <TextField
          label={t('field.last_name')}
          mark={t('common:states.optional')}
          autoComplete="family-name"
          {...field('contact.last_name')}
        />
      </div>
      <p className={styles.remark}>{t('contact.lastNameHint')}</p>
      <div className={classNames(styles.grid, styles.two)}>
        <TextField
          label={t('field.email')}
          hint={t('contact.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('contact.email')}
        />
        <TextField
          label={t('field.phone')}
          hint={t('contact.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('contact.phone')}
        />
        <TextField label={t('field.city')} autoComplete="address-level2" {...field('contact.city')} />
      </div>
    </StepBlock>
  );
}
