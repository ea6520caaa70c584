import { writeStored } from '../lib/safe-storage';

// Named by their keys: this comes with every page, the modules that keep them with a few.
const OF_THE_TAB = ['kelana.booking-receipt', 'kelana.chat', 'kelana.form.sign-in', 'kelana.recovery-sent'];
// What was changed in the profile and not saved, and whose changes they are.
const TYPED = ['kelana.form.edit-profile', 'kelana.form-owner.edit-profile'];
const OF_THE_DEVICE = 'kelana.bookings';

/** Takes out of this tab what belongs to the member whose session is over. What was typed for a booking stays. */
export function forgetMember(): void {
  for (const key of OF_THE_TAB) writeStored('sessionStorage', key, null);
}

/** Takes out of this tab what was typed over the profile. Not when a session runs out: it waits for the same member. */
export function forgetProfileDraft(): void {
  for (const key of TYPED) writeStored('sessionStorage', key, null);
}

/** Takes away the reservations that were kept on request, which only a sign-out does. */
export function forgetKeptBookings(): void {
  writeStored('localStorage', OF_THE_DEVICE, null);
}
