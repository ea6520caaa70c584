import { writeStored } from '../lib/safe-storage';

// Named by their keys: this comes with every page, the modules that keep them with a few.
const OF_THE_TAB = ['kelana.booking-receipt', 'kelana.form.sign-in', 'kelana.recovery-sent'];
const OF_THE_DEVICE = 'kelana.bookings';

/** Takes out of this tab what belongs to the member whose session is over. What was typed for a booking stays. */
export function forgetMember(): void {
  for (const key of OF_THE_TAB) writeStored('sessionStorage', key, null);
}

/** Takes away the reservations that were kept on request, which only a sign-out does. */
export function forgetKeptBookings(): void {
  writeStored('localStorage', OF_THE_DEVICE, null);
}
