import { brand } from '@/config/brand';
import { localPath, routes } from '@/config/routes';
import { loadMessages } from '@/i18n/server-messages';
import { translator } from '@/i18n/translate';
import type { PreviewRefusal } from '@/lib/preview';
import { styleHash } from '@/next-internals/bundler-rules';
import { PLAIN_STYLE, plainPage } from '@/ui/theme/plain-page';

const POLICY = `default-src 'none'; style-src ${styleHash(PLAIN_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Returns the page for an editor whose preview was refused, in the language of the path, with links to what is published
 * and to the home page; without the first one when the link names no page.
 */
export async function refusalPage(refusal: PreviewRefusal, path: string | null) {
  const language = path?.startsWith('/en/') ? 'en' : 'id';
  const t = translator(await loadMessages(language, ['draft']), language, 'draft');
  // It leaves a preview that is still open.
  const published = path && `/api/preview/leave?${new URLSearchParams({ path })}`;
  const links = [
    ...(published ? [`<a href="${published}">${t('refused.published')}</a>`] : []),
    `<a href="${localPath(language, routes.home())}">${t('common:failure.home')}</a>`,
  ];
  const body = `<p>${t(`refused.${refusal}.text`)}</p>
<p>${links.join('')}</p>`;
  return {
    html: plainPage({ language, brand: brand.name, title: t(`refused.${refusal}.title`), body }),
    policy: POLICY,
  };
}
