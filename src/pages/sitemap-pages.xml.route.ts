import { filePage, WORDS_CACHE } from '@/api/file-page';
import { sitemap, sitePages } from '@/features/seo/sitemap';
import { readSitePages } from '@/hooks/site/read-site';
import { isLocale } from '@/i18n/locales';
import { NoPage } from '@/lib/http/no-page';

export default NoPage;

export const getServerSideProps = filePage('/sitemap-pages.xml', async ({ locale }) => {
  if (!isLocale(locale)) return null;
  const body = sitemap(locale, sitePages(await readSitePages(locale)));
  return body === null ? null : { type: 'application/xml; charset=utf-8', cache: WORDS_CACHE, body };
});
