import { writeStored } from '../lib/safe-storage';
import { forgetReceipt } from './booking-receipt';

// The address typed at sign-in or for the recovery, and the mail that was sent to it.
const ADDRESSES = ['kelana.form.sign-in', 'kelana.recovery-sent'];

/** Takes out of this tab what belongs to the member who signed out. What was typed for a booking stays. */
export function forgetMember(): void {
  forgetReceipt();
  for (const key of ADDRESSES) writeStored('sessionStorage', key, null);
}
