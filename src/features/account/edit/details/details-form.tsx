import type { Profile } from '@sdk';
import { type RefObject, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormRow } from '@/features/shared/form/enquiry-form';
import { FormShell } from '@/features/shared/form/form-shell';
import { FormPhone, FormText, FormTextarea } from '@/features/shared/form/text-fields';
import { FormDate } from '@/features/shared/form/typed-fields';
import { useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { serverSentence } from '@/features/shared/server-sentence';
import { useUpdateProfile } from '@/hooks/user/use-update-profile';
import { useWords } from '@/i18n/use-words';
import { confirm } from '@/state/confirm';
import { showSuccess } from '@/state/toasts';
import { Note } from '@/ui/static/note';
import { SavedNote } from '../saved-note';
import styles from './details.module.css';
import { ADDRESS_MAX, detailsSchema } from './details-schema';
import { detailsOf, isChanged } from './details-values';
import { claimDraft, DETAILS_DRAFT } from './draft-owner';
import { EmailField } from './email-field';
import { PlaceFields } from './place-fields';
import { profileRequest } from './profile-request';
import { RestoredChanges } from './restored-changes';
import { useDraftEnd } from './use-draft-end';

type DetailsFormProps = {
  profile: Profile;
  /** Has been saved a moment ago; the form is then a new one, and starts with what was saved. */
  isSaved: boolean;
  onSaved: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
  isLeaving: RefObject<boolean>;
};

/** Names, phone, birth, address and place of a member. */
export function DetailsForm({ profile, isSaved, onSaved, onUnsaved, isLeaving }: DetailsFormProps) {
  const { t, locale } = useWords('edit-profile');
  const update = useUpdateProfile();
  const [isEmpty, setEmpty] = useState(false);
  // Of the moment the form began: a new photo brings a new profile, but must not touch what is being typed.
  const [saved] = useState(() => {
    claimDraft(profile.email);
    return detailsOf(profile, locale);
  });
  const state = useEnquiryForm({
    name: DETAILS_DRAFT,
    words: 'edit-profile',
    schema: detailsSchema,
    // As defaults they are never kept in the draft: only what differs from them is.
    defaults: saved,
    ask: async (details) => {
      const hasContent = profileRequest(details) !== null;
      setEmpty(!hasContent);
      return hasContent && confirm();
    },
    send: (details) => update(profileRequest(details) ?? {}),
    onSent: (message) => {
      showSuccess(serverSentence(message, t));
      onSaved();
    },
  });
  useDraftEnd(isLeaving);

  const isUnsaved = isChanged(useWatch({ control: state.form.control }), saved);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  return (
    <FormShell state={state} submit={t('save')} busy={t('common:states.saving')} whatsappText={t('details.whatsapp')}>
      {isUnsaved && <RestoredChanges state={state} />}
      <FormRow>
        <FormText name="first_name" autoComplete="given-name" />
        <FormText name="last_name" autoComplete="family-name" isOptional />
      </FormRow>
      <EmailField email={profile.email} />
      <FormRow>
        <FormPhone name="phone" />
        <FormDate name="dob" autoComplete="bday" />
      </FormRow>
      <FormTextarea name="address" max={ADDRESS_MAX} />
      <PlaceFields />
      {isEmpty && <Note className={styles.note}>{t('details.nothing')}</Note>}
      {isSaved && <SavedNote text={t('saved')} />}
    </FormShell>
  );
}
