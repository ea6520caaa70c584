import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { useProfile } from '@/hooks/user/use-profile';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { sessionState } from '@/state/session';
import { TextField } from '@/ui/controls/text-field';
import { AppLink } from '@/ui/static/app-link';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import { useBooking, useBookingContext } from '../session/booking-context';
import { TitleField, useField } from './fields';
import styles from './fields.module.css';
import noteStyles from './notes.module.css';
import { StepBlock } from './step-block';

/** The person our team writes to. */
export function ContactStep() {
  const { t } = useWords('booking');
  const isPrefilled = useBooking((facts) => facts.isPrefilled);
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

/** Why fields that were filled in from the profile are empty, as long as that reason holds. */
export function MissingNote() {
  const { t } = useWords('booking');
  const { missingProfile: missing, returnPath } = useBookingContext();
  const { error, isValidating, mutate } = useProfile();
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  if (missing === 'visitor' ? !isVisitor : !error) return null;
  return (
    <Note icon="user" role="status">
      <p>{t(`contact.missing.${missing}`)}</p>
      <div className={noteStyles.actions}>
        {missing === 'visitor' ? (
          <AppLink href={routes.signIn(returnPath())}>{t('contact.missing.signIn')}</AppLink>
        ) : (
          <Button look="line" size="compact" icon="refresh" aria-disabled={isValidating} onClick={() => void mutate()}>
            {t('common:buttons.retry')}
          </Button>
        )}
      </div>
    </Note>
  );
}
