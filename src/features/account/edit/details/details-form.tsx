import type { Profile, ProfileForm } from '@sdk';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { whatsappLink } from '@/config/brand';
import { useUpdateUser } from '@/data/use-update-user';
import { FormShell } from '@/form/form-shell';
import { removeFormDraft } from '@/form/form-storage';
import { RestoredNote } from '@/form/restored-note';
import type { Rules } from '@/form/rules/rules';
import { FormPhone, FormText, FormTextarea } from '@/form/text-fields';
import { translateServerMessage } from '@/form/translate-server-message';
import { FormDate } from '@/form/typed-fields';
import { type EnquiryFormState, useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { fingerprintOf } from '@/lib/fingerprint';
import { confirm } from '@/state/confirm';
import { readStored, writeStored } from '@/state/device-storage';
import { sessionState } from '@/state/session';
import { showSuccess } from '@/state/toasts';
import { FieldRow } from '@/ui/controls/field-row';
import { TextField } from '@/ui/controls/text-field';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Note } from '@/ui/static/messages/note';
import { AnswerNote } from '../answer-note';
import styles from './details.module.css';
import { ADDRESS_MAX, type DetailsValues, detailsOf, detailsSchema, isChanged, mergeEdits } from './details-values';
import { LocationFields } from './location-fields';

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
      {notice === 'saved' && !isUnsaved && <AnswerNote tone="success" text={t('saved')} />}
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
 * expired session it stays for the same member.
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

/**
 * Returns the state of the details form. It takes over changes of the profile, also after a save, without overwriting
 * typed input.
 */
function useDetailsForm(profile: Profile) {
  const { t, locale } = useMessages('edit-profile');
  const update = useUpdateUser();
  /** The result of the last submit, until the next change. */
  const [notice, setNotice] = useState<'saved' | 'nothing' | null>(null);
  const current = useMemo(() => detailsOf(profile, locale), [profile, locale]);
  // As default values they are not stored in the draft, which contains only differences from them.
  const [saved, setSaved] = useState(() => {
    claimDraft(profile.email);
    return current;
  });
  /** The values at the time of a successful save, until the form has taken them over. */
  const [sent, setSent] = useState<DetailsValues | null>(null);
  const schema = useCallback((rules: Rules) => detailsSchema(rules, saved), [saved]);
  const state: EnquiryFormState<DetailsValues, ProfileForm> = useEnquiryForm({
    name: DETAILS_DRAFT,
    namespace: 'edit-profile',
    schema,
    defaults: saved,
    ask: async (request) => {
      const hasContent = Object.keys(request).length > 0;
      setNotice(hasContent ? null : 'nothing');
      return hasContent && confirm();
    },
    send: async (request) => {
      const typed = form.getValues();
      const result = await update(request);
      if (result.success) setSent(typed);
      return result;
    },
    onSent: (message) => {
      showSuccess(translateServerMessage(message, t));
      setNotice('saved');
    },
  });
  const { form } = state;
  const isUnsaved = isChanged(useWatch({ control: form.control }), saved);

  // The refreshed profile may arrive before or after the response to the save, and again at any time.
  useEffect(() => {
    if (!sent && !isChanged(current, saved)) return;
    // A profile changed elsewhere can arrive at any time, also while the member corrects errors.
    const keepOptions = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };
    form.reset(mergeEdits(form.getValues(), sent ?? saved, current), sent ? undefined : keepOptions);
    setSaved(current);
    setSent(null);
  }, [form, sent, saved, current]);

  // Only changes by the visitor have a type; a form reset has none.
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ type }) => type && setNotice(null) }),
    [subscribe],
  );

  useEffect(() => markDraft(isUnsaved ? profile.email : null), [isUnsaved, profile.email]);

  function undo() {
    setNotice(null);
    state.startAgain();
  }
  return { state, notice, isUnsaved, undo };
}

/** The storage name of the draft of the profile's details. */
export const DETAILS_DRAFT = 'edit-profile';

// The fingerprint distinguishes members without storing their address. A guessed address can be verified with it, so it
// exists only beside a draft, which reveals more about its owner anyway.
const markOf = (email: string) => fingerprintOf(email.toLowerCase());

/** Deletes a draft that is not known to be this member's. Call it before the form reads its draft. */
export function claimDraft(email: string): void {
  if (readStored('profileDraftOwner') !== markOf(email)) forgetDraft();
}

/** Marks the draft as this member's; null removes the mark when the form has no draft. */
export function markDraft(email: string | null): void {
  writeStored('profileDraftOwner', email && markOf(email));
}

/** Deletes the draft and its owner mark. */
export function forgetDraft(): void {
  removeFormDraft(DETAILS_DRAFT);
  markDraft(null);
}
