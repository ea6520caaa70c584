import type { Profile } from '@sdk';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { whatsappLink } from '@/config/brand';
import { FormShell } from '@/features/shared/form/form-shell';
import { RestoredNote } from '@/features/shared/form/restored-note';
import { FormPhone, FormText, FormTextarea } from '@/features/shared/form/text-fields';
import { FormDate } from '@/features/shared/form/typed-fields';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { FieldRow } from '@/ui/controls/field-row';
import { TextField } from '@/ui/controls/text-field';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Note } from '@/ui/static/messages/note';
import { SavedNote } from '../saved-note';
import styles from './details.module.css';
import { ADDRESS_MAX } from './details-schema';
import { forgetDraft } from './draft-owner';
import { LocationFields } from './location-fields';
import { useDetailsForm } from './use-details-form';

type DetailsFormProps = {
  profile: Profile;
  onUnsaved: (isUnsaved: boolean) => void;
  isLeaving: RefObject<boolean>;
};

/** Shows the form for a member's name, phone, date of birth, address and place. */
export function DetailsForm({ profile, onUnsaved, isLeaving }: DetailsFormProps) {
  const { t } = useMessages('edit-profile');
  const { state, notice, isUnsaved, undo } = useDetailsForm(profile);
  useDraftEnd(isLeaving);
  // A layout effect, because the member may press Back right after the first letter.
  useLayoutEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  // The pressed button disappears with the note, so the focus moves to the first field.
  const { round, form } = state;
  const { setFocus } = form;
  useEffect(() => {
    if (round > 0) setFocus('first_name');
  }, [round, setFocus]);

  return (
    <FormShell state={state} submit={t('save')} busy={t('common:states.saving')} whatsappText={t('details.whatsapp')}>
      {isUnsaved && (
        <RestoredNote
          state={{ isRestored: state.isRestored, startAgain: undo }}
          messages={{ restored: t('details.restored'), startAgain: t('details.undo') }}
        />
      )}
      <FieldRow>
        <FormText name="first_name" autoComplete="given-name" />
        <FormText name="last_name" autoComplete="family-name" isOptional />
      </FieldRow>
      <EmailField email={profile.email} />
      <FieldRow>
        <FormPhone name="phone" />
        <FormDate name="dob" autoComplete="bday" />
      </FieldRow>
      <FormTextarea name="address" max={ADDRESS_MAX} autoComplete="street-address" />
      <LocationFields saved={profile} />
      {notice === 'nothing' && (
        <Note role="alert" className={styles.note}>
          {t('details.nothing')}
        </Note>
      )}
      {/* Hidden while text typed during the save is unsaved, because the note would take the focus from that field. */}
      {notice === 'saved' && !isUnsaved && <SavedNote text={t('saved')} />}
    </FormShell>
  );
}

/** Shows the email address for signing in as read-only text; the operator changes it on request. */
function EmailField({ email }: { email: string }) {
  const { t } = useMessages('edit-profile');
  const hint = (
    <>
      {t('email.hint')} {/* The message names no address: no profile data belongs in a link. */}
      <AppLink href={whatsappLink(t('email.whatsapp'))} target="_blank">
        {t('email.change')}
        <span className="visually-hidden"> {t('common:states.opensNewTab')}</span>
      </AppLink>
    </>
  );
  return <TextField label={t('field.email')} hint={hint} value={email} readOnly className={styles.readOnly} />;
}

/**
 * Deletes the draft when the form unmounts because the member left the page, signed out or has a new password. After an
 * expired session it stays for the same member. Call it after the form's hook, which writes the draft a last time when
 * it unmounts.
 */
function useDraftEnd(isLeaving: RefObject<boolean>) {
  useEffect(
    () => () => {
      const { endedBy } = sessionState;
      const isOver = endedBy !== null && endedBy !== 'expired';
      if (isLeaving.current || isOver) forgetDraft();
    },
    [isLeaving],
  );
}
