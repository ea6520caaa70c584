import { routes } from '@/config/routes';
import { readStored } from '@/lib/safe-storage';
import { readDraft } from '@/state/booking-draft';

/** True when this tab still has the form input of the page that the visitor came from. */
export function hasStoredInput(from: string | undefined): boolean {
  const path = from?.split(/[?#]/, 1)[0];
  if (path === routes.editProfile()) return readStored('sessionStorage', 'kelana.form.edit-profile') !== null;
  const [, tour] = /^\/booking\/(\d+)$/.exec(path ?? '') ?? [];
  return tour !== undefined && readDraft(Number(tour), Date.now()) !== null;
}
