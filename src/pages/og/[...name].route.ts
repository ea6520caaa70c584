import { fetchPicture } from '@/api/fetch-picture';
import { filePage, type MadeFile, NoPage, PICTURE_CACHE, WORDS_CACHE } from '@/api/file-page';
import { todayInJakarta } from '@/domain/dates';
import { cardDesk } from '@/features/found/card/card-desk';
import { cardFacts } from '@/features/found/card/card-facts';
import { drawCard } from '@/features/found/card/draw-card';
import { readShared } from '@/hooks/site/read-shared';
import { isLocale } from '@/i18n/locales';
import { pageWords } from '@/i18n/page-words';
import { serverWords } from '@/i18n/server-words';
import { translator } from '@/i18n/translate';

export default NoPage;

const desk = cardDesk<MadeFile | null>();

export const getServerSideProps = filePage(async ({ locale, name }) => {
  const [, kind, id] = /^(?:(\w+)\/)?([\w.-]+)\.png$/.exec(name.join('/')) ?? [];
  if (!isLocale(locale) || !id) return null;
  return desk(`${locale}/${kind}/${id}`, async () => {
    const [shared, words] = await Promise.all([
      readShared(locale, kind ?? id, kind && id),
      serverWords(locale, ['share']),
    ]);
    if (!shared) return null;
    const t = translator(pageWords(words), locale, 'share');
    const facts = cardFacts(shared, todayInJakarta(), { t, locale });
    const photo = await fetchPicture(facts.imageUrl);
    // One without its photograph may have it the next time.
    return { type: 'image/png', cache: photo ? PICTURE_CACHE : WORDS_CACHE, body: await drawCard(facts, photo) };
  });
});
