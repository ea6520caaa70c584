import { contactPageQuery } from '@/data/operations/page';
import { filePage, WORDS_CACHE } from '@/data/server/file-page';
import { read } from '@/data/server/read';

export { NoPage as default } from '@/lib/http/no-page';

export const getServerSideProps = filePage('/headline.json', async ({ locale }) => {
  const { data, language = 'id' } = await read(locale, contactPageQuery());
  const headline = { ...data.headline, ...(language !== locale && { language }) };
  return { type: 'application/json; charset=utf-8', cache: WORDS_CACHE, body: JSON.stringify(headline) };
});
