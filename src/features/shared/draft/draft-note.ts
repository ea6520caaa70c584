import { localPath } from '@/config/routes';
import { loadMessages } from '@/i18n/server-messages';
import { translator } from '@/i18n/translate';

/** The texts of the bar over a preview, and the address that leads back to what is published. */
export type DraftNote = { note: string; leave: string; leaveHref: string };

/**
 * Returns the note of a previewed page: whether its row has a draft. The texts come with the page's data, because a page
 * otherwise carries the messages of everything that it may show.
 */
export async function draftNote(
  { is_draft }: { is_draft?: boolean },
  locale: string | undefined,
  path: string,
): Promise<DraftNote> {
  const t = translator(await loadMessages(locale, ['draft']), locale === 'en' ? 'en' : 'id', 'draft');
  const leaveHref = `/api/preview/leave?${new URLSearchParams({ path: localPath(locale, path) })}`;
  return { note: is_draft ? t('note') : t('noDraft'), leave: t('leave'), leaveHref };
}
