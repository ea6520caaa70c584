import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useProfile } from '@/hooks/user/use-profile';
import type { BookingValues } from '../forms/booking-values';

/** Fills empty contact fields from the member's profile, once; true when it has. */
export function useContactPrefill({ getValues, setValue }: UseFormReturn<BookingValues>): boolean {
  const { data: profile } = useProfile();
  const [hasFilled, setFilled] = useState(false);
  const isDone = useRef(false);
  useEffect(() => {
    if (!profile || isDone.current) return;
    isDone.current = true;
    const known = {
      first_name: profile.firstName,
      last_name: profile.lastName,
      email: profile.email,
      phone: profile.phone ?? '',
    };
    const names = (['first_name', 'last_name', 'email', 'phone'] as const).filter(
      (name) => known[name] && getValues(`contact.${name}`) === '',
    );
    // A last name beside a first name somebody else has typed would make a stranger.
    const isTyped = getValues('contact.first_name') !== '';
    const empty = isTyped ? names.filter((name) => name !== 'last_name') : names;
    for (const name of empty) setValue(`contact.${name}`, known[name]);
    setFilled(empty.length > 0);
  }, [profile, getValues, setValue]);
  return hasFilled;
}
