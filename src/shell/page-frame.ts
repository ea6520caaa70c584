import type { Answer } from '@sdk';
import { contactPart } from '@/hooks/page/contact-part';
import type { Namespace } from '@/i18n/i18n';
import { loadPageMessages, type PageRoute } from '@/i18n/server-messages';
import type { ShellData } from './page';

/** Returns the props that every page has beside its content: its messages of these namespaces and the contact headline. */
export async function pageFrame(
  locale: string | undefined,
  route: PageRoute,
  namespaces: readonly Namespace[] = [],
  contact = contactPart(locale),
) {
  const [messages, answer] = await Promise.all([loadPageMessages(locale, route, namespaces), contact]);
  return { ...messages, shell: shellData(answer) };
}

/** The contact headline for the top bar; null leaves the default text. */
function shellData(contact: Answer<'getContactPage'> | null): ShellData | null {
  if (!contact) return null;
  const { title, subtitle, image_url } = contact.data.headline;
  return { headline: title, subtitle, image_url: image_url ?? null };
}
