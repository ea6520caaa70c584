import { filePage, WORDS_CACHE } from '@/api/file-page';
import { listPages, sitemap } from '@/features/seo/sitemap';
import { readSitePart } from '@/hooks/site/read-site';
import { isLocale } from '@/i18n/locales';
import { NoPage } from '@/lib/http/no-page';

export default NoPage;

/** A part of a list, `/sitemap-tours-1.xml`, which a rewrite leads to this route. */
export const getServerSideProps = filePage('/sitemap/[...name]', async ({ locale, name }) => {
  const [list, part = ''] = name;
  if (!isLocale(locale) || (list !== 'tours' && list !== 'articles') || !/^[1-9]\d{0,3}$/.test(part)) return null;
  const body = sitemap(locale, listPages(await readSitePart(locale, list, Number(part))));
  return body === null ? null : { type: 'application/xml; charset=utf-8', cache: WORDS_CACHE, body };
});
