import type { Profile, ProfileForm } from '@sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Rules } from '@/features/shared/form/rules/rules';
import { type EnquiryFormState, useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import { useUpdateUser } from '@/hooks/user/use-update-user';
import { useMessages } from '@/i18n/use-messages';
import { confirm } from '@/state/confirm';
import { showSuccess } from '@/state/toasts';
import { detailsSchema } from './details-schema';
import { type DetailsValues, detailsOf, isChanged, mergeEdits } from './details-values';
import { claimDraft, DETAILS_DRAFT, signDraft, unsignDraft } from './draft-owner';

/**
 * Returns the state of the details form. It takes over changes of the profile, also after a save, without overwriting
 * typed input.
 */
export function useDetailsForm(profile: Profile) {
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

  useEffect(() => {
    if (isUnsaved) signDraft(profile.email);
    else unsignDraft();
  }, [isUnsaved, profile.email]);

  function undo() {
    setNotice(null);
    state.startAgain();
  }
  return { state, notice, isUnsaved, undo };
}
