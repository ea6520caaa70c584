import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { useProfile } from '@/data/operations/user';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { FieldRow } from '@/ui/controls/field-row';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { ContactFacts } from '../facts';
import { useBooking, useBookingContext } from '../session/booking-context';
import type { ProfileField } from '../session/profile-values';
import { useProfileValues } from '../session/use-profile-values';
import { BookingText, TitleField } from './fields';
import styles from './fields.module.css';
import noteStyles from './notes.module.css';
import { StepBlock } from './step-block';

/**
 * Shows the second step: the contact person. For a member, a skeleton as tall as the data of the profile is shown until
 * the profile has loaded.
 */
export function ContactStep() {
  const { t } = useMessages('booking');
  const isLoading = useIsProfileLoading();
  const [isSettled, setSettled] = useState(!isLoading);
  // Decided once, so that fields in use are never replaced by a skeleton.
  if (!isLoading && !isSettled) setSettled(true);
  if (isSettled) return <ContactFields />;
  return (
    <StepBlock title={t('contact.who')} aside={<span className={styles.waitingButton} />}>
      <LoadingArea label={t('common:states.loading')} className={styles.waiting}>
        <Skeleton className={styles.waitingField} />
        <Skeleton className={styles.waitingFacts} />
      </LoadingArea>
    </StepBlock>
  );
}

/** True while the profile or the name of its city is loading. */
function useIsProfileLoading(): boolean {
  const { status } = useSnapshot(sessionState);
  const { error, values, isCityLoading } = useProfileValues();
  const filledFor = useBooking((facts) => facts.filledFor);
  if (status !== 'member') return status === 'unknown';
  const isCityMissing = isCityLoading || (values.city !== '' && !filledFor?.hasCity);
  return error === undefined && (filledFor === null || isCityMissing);
}

/**
 * Shows the contact fields. If the profile provides all of them, they are shown as text that can be edited, and only
 * the title is a field.
 */
function ContactFields() {
  const { t } = useMessages('booking');
  const { form } = useBookingContext();
  const isPrefilled = useBooking((facts) => facts.isPrefilled);
  const prefilled = useBooking((facts) => facts.prefilled);
  const contact = useWatch({ control: form.control, name: 'contact' });
  const { errors } = useFormState({ control: form.control, name: 'contact' });
  const isOwn = (name: ProfileField) => contact[name] !== '' && contact[name] === prefilled[name];
  const isComplete = (['first_name', 'email', 'phone', 'city'] as const).every(isOwn);
  const [isText, setText] = useState(isComplete);
  const hasError = Object.keys(errors.contact ?? {}).some((name) => name !== 'title');
  if (isText && isComplete && !hasError) {
    return (
      <StepBlock
        title={t('contact.known')}
        aside={
          <Button look="line" size="compact" aria-label={t('contact.change')} onClick={() => setText(false)}>
            {t('review.change')}
          </Button>
        }
      >
        <FieldRow hasTitle>
          <TitleField name="contact.title" />
        </FieldRow>
        <ContactFacts contact={contact} />
      </StepBlock>
    );
  }
  return (
    <StepBlock title={t('contact.who')}>
      {isPrefilled ? <Note icon="user">{t('contact.prefilled')}</Note> : <MissingNote />}
      <FieldRow hasTitle>
        <TitleField name="contact.title" />
        <BookingText name="contact.first_name" autoComplete="given-name" />
        <BookingText name="contact.last_name" autoComplete="family-name" isOptional />
      </FieldRow>
      <p className={`small muted ${styles.remark}`}>{t('contact.lastNameHint')}</p>
      <FieldRow>
        <BookingText
          name="contact.email"
          hint={t('contact.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <BookingText name="contact.phone" hint={t('contact.phoneHint')} type="tel" inputMode="tel" autoComplete="tel" />
      </FieldRow>
      <FieldRow>
        <BookingText name="contact.city" autoComplete="address-level2" />
      </FieldRow>
    </StepBlock>
  );
}

/** Shows why the profile's fields are empty: the draft's member is signed out, or the profile request failed. */
export function MissingNote() {
  const { t } = useMessages('booking');
  const { isSignedOut, hrefOf } = useBookingContext();
  const { error, isValidating, mutate } = useProfile();
  const { status } = useSnapshot(sessionState);
  const missing = status === 'member' && error ? 'failed' : status === 'visitor' && isSignedOut ? 'visitor' : null;
  if (missing === null) return null;
  return (
    <Note icon="user" role="status">
      <p>{t(`contact.missing.${missing}`)}</p>
      <div className={`cluster ${noteStyles.actions}`}>
        {missing === 'visitor' ? (
          <AppLink href={hrefOf('sign-in')} shallow>
            {t('contact.missing.signIn')}
          </AppLink>
        ) : (
          <Button look="line" size="compact" icon="refresh" aria-disabled={isValidating} onClick={() => void mutate()}>
            {t('common:buttons.retry')}
          </Button>
        )}
      </div>
    </Note>
  );
}
