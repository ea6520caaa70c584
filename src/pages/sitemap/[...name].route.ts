import { filePage, xmlFile } from '@/data/server/file-page';
import { readSitePart } from '@/data/server/read-site';
import { listPages, sitemap } from '@/features/seo/sitemap';

export { NoPage as default } from '@/lib/http/no-page';

/** A part of a list, `/sitemap-tours-1.xml`, which a rewrite leads to this route. */
export const getServerSideProps = filePage('/sitemap/[...name]', async ({ locale, name }) => {
  const [list, part = ''] = name;
  if ((list !== 'tours' && list !== 'articles') || !/^[1-9]\d{0,3}$/.test(part)) return null;
  return xmlFile(sitemap(locale, listPages(await readSitePart(locale, list, Number(part)))));
});
