import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { useProfile } from '@/hooks/user/use-profile';
import { sessionState } from '@/state/session';
import type { BookingValues } from '../forms/booking-values';

const names = ['first_name', 'last_name', 'email', 'phone'] as const;

type Filled = { session: number | null; values: Partial<Record<(typeof names)[number], string>> };

/**
 * Fills empty contact fields from the member's profile, once a session; true when it has. Another member takes the place
 * of the one before, but not of what was typed.
 */
export function useContactPrefill({ getValues, setValue }: UseFormReturn<BookingValues>): boolean {
  const { data: profile } = useProfile();
  const { session } = useSnapshot(sessionState);
  const [hasFilled, setFilled] = useState(false);
  const filled = useRef<Filled>({ session: null, values: {} });
  useEffect(() => {
    const before = filled.current;
    if (!profile || before.session === session) return;
    const known = {
      first_name: profile.firstName,
      last_name: profile.lastName,
      email: profile.email,
      phone: profile.phone ?? '',
    };
    const isFree = (name: (typeof names)[number]) => ['', before.values[name]].includes(getValues(`contact.${name}`));
    // A last name beside a first name somebody else has typed would make a stranger.
    const free = names.filter((name) => isFree(name) && (name !== 'last_name' || isFree('first_name')));
    for (const name of free) setValue(`contact.${name}`, known[name]);
    filled.current = { session, values: Object.fromEntries(free.map((name) => [name, known[name]])) };
    setFilled(free.some((name) => known[name] !== ''));
  }, [profile, session, getValues, setValue]);
  return hasFilled;
}
