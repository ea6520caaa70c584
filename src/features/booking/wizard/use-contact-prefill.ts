import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { passportName } from '@/domain/passengers';
import { sessionState } from '@/state/session';
import type { BookingValues } from '../forms/booking-values';
import { copyContact, isContactCopied } from '../forms/copy-contact';
import { copyBirth } from './copy-birth';
import { borneNames, nameFields, profileFields } from './prefilled';
import type { Draft } from './use-draft';
import { useKnown } from './use-known';

/**
 * Fills empty contact fields from the member's profile, once a session; true when it has. What came from the profile of
 * an earlier member gives way to the one who is signed in now or goes with its member; what was typed stays.
 */
export function useContactPrefill(form: UseFormReturn<BookingValues>, { kept, keep }: Pick<Draft, 'kept' | 'keep'>) {
  const { profile, error, known } = useKnown();
  const { session, status, endedBy } = useSnapshot(sessionState);
  const [hasFilled, setFilled] = useState(false);
  const filledFor = useRef<number | null>(null);
  const cityFilledFor = useRef<number | null>(null);
  // A session that ran out ends nobody's booking: the same member is about to sign in again.
  const isMemberGone = status === 'visitor' && endedBy !== 'expired';
  const isUnknown = isMemberGone || (status === 'member' && error !== undefined);
  const { city } = known;
  // `known` is made anew by every rendering; all of it but the city changes with the profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (filledFor.current === session || !(profile || isUnknown)) return;
    const before = kept().prefilled;
    const contact = form.getValues('contact');
    const isFree = (name: (typeof profileFields)[number]) => ['', before[name]].includes(contact[name]);
    // A last name beside a first name somebody else has typed would make a stranger.
    const isStranger = !isFree('first_name') && known.last_name !== contact.last_name;
    const filled = { ...known, ...(isStranger && { last_name: '' }) };
    const free = profileFields.filter(isFree);
    const copied = isContactCopied(form.getValues()) ? nameFields : borneNames(form.getValues(), before);
    const prefilled = Object.fromEntries(free.map((name) => [name, filled[name]]));
    keep({ prefilled: profile ? prefilled : {} });
    const changed = free.filter((name) => filled[name] !== contact[name]);
    for (const name of changed) form.setValue(`contact.${name}`, filled[name]);
    const values = form.getValues();
    const isOther = (name: (typeof nameFields)[number]) =>
      values.passengers[0]?.[name] !== passportName(values.contact[name]);
    // What the first guest bears of a profile goes the way of the contact, also where the contact was changed before.
    copyContact(form, copied.filter(isOther));
    // What a visitor typed before signing in may be the same date, and is still theirs.
    copyBirth(form, { kept, keep }, known, before.dob ?? '');
    if (profile) filledFor.current = session;
    setFilled(free.some((name) => filled[name] !== ''));
  }, [profile, isUnknown, session, form, kept, keep]);

  // The name of the city comes after the profile.
  useEffect(() => {
    if (city === '' || filledFor.current !== session || cityFilledFor.current === session) return;
    cityFilledFor.current = session;
    if (form.getValues('contact.city') !== '') return;
    keep({ prefilled: { ...kept().prefilled, city } });
    form.setValue('contact.city', city);
    form.clearErrors('contact.city');
    setFilled(true);
  }, [city, session, form, kept, keep]);
  return hasFilled;
}
