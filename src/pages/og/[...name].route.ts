import { fetchPicture } from '@/data/server/fetch-picture';
import { filePage, type MadeFile, PICTURE_CACHE, WORDS_CACHE } from '@/data/server/file-page';
import { readShared } from '@/data/server/read-shared';
import { todayInJakarta } from '@/domain/dates';
import { cardFacts } from '@/features/seo/card-facts';
import { drawCard, limitDrawing } from '@/features/seo/draw-card';
import { loadMessages } from '@/i18n/server-messages';
import { translator } from '@/i18n/translate';

export { NoPage as default } from '@/lib/http/no-page';

const limited = limitDrawing<MadeFile | null>();

export const getServerSideProps = filePage('/og/[...name]', async ({ locale, name }) => {
  const [, kind, id] = /^(?:(\w+)\/)?([\w.-]+)\.png$/.exec(name.join('/')) ?? [];
  if (!id) return null;
  return limited(`${locale}/${kind}/${id}`, async () => {
    const [shared, messages] = await Promise.all([
      readShared(locale, kind ?? id, kind && id),
      loadMessages(locale, ['share']),
    ]);
    if (!shared) return null;
    const t = translator(messages, locale, 'share');
    const facts = cardFacts(shared, todayInJakarta(), { t, locale });
    const photo = await fetchPicture(facts.imageUrl);
    // A picture without its photo is cached briefly, because the photo may load next time.
    return { type: 'image/png', cache: photo ? PICTURE_CACHE : WORDS_CACHE, body: await drawCard(facts, photo) };
  });
});
