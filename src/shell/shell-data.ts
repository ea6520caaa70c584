import type { Answer } from '@sdk';
import type { ShellData } from './page';

/** The contact headline for the top bar; null leaves the bar to its own words. */
export function shellData(contact: Answer<'getContactPage'> | null): ShellData | null {
  if (!contact) return null;
  const { title, subtitle, image_url } = contact.data.headline;
  return { headline: title, subtitle, image_url: image_url ?? null };
}
