import { localPath } from '@/config/local-path';
import { pageMessages } from '@/i18n/page-messages';
import { loadMessages } from '@/i18n/server-messages';
import { translator } from '@/i18n/translate';

/** The texts of the bar over a draft, and the address that leads back to what is published. */
export type DraftNote = { note: string; leave: string; leaveHref: string };

/**
 * Returns the prop `draft` of a page whose row is shown as its editor saved it; nothing for a published page. The texts
 * come as a prop, because a page otherwise carries the messages of everything that it may show.
 */
export async function draftProps(
  isDraft: boolean,
  locale: string | undefined,
  path: string,
): Promise<{ draft?: DraftNote }> {
  if (!isDraft) return {};
  const t = translator(pageMessages(await loadMessages(locale, ['draft'])), locale === 'en' ? 'en' : 'id', 'draft');
  const leaveHref = `/api/preview/leave?${new URLSearchParams({ path: localPath(locale, path) })}`;
  return { draft: { note: t('note'), leave: t('leave'), leaveHref } };
}
