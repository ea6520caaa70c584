import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { francAll } from 'franc';
import { Parser } from 'htmlparser2';
import { root } from '../lib/process-group.ts';

type Language = 'id' | 'en';

const LARGEST_SHARE = 0.01;
const SHOWN = 3;
// Shorter texts are judged by their function words alone, because the detector guesses.
const FEWEST_WORDS = 8;
const CODES: Record<Language, string> = { id: 'ind', en: 'eng' };
const other: Record<Language, Language> = { id: 'en', en: 'id' };
// Frequent words that the other language does not have.
const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  id: new Set(
    'yang dan dari dengan untuk pada tidak ini itu atau akan anda kami bisa sudah belum sampai setelah sebelum setiap lebih oleh saat hari malam orang bila adalah ke di'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of with for from not this that or will you we can are is your our before after every more by when'.split(
      ' ',
    ),
  ),
};
const BLOCKS = new Set(
  'p li h1 h2 h3 h4 td th dt dd figcaption summary div section article label button legend blockquote main span a time'.split(
    ' ',
  ),
);
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'option']);

export type PageShare = { page: string; words: number; foreign: number; texts: string[] };

/**
 * Throws when more than 1 % of the words in the main part of a built page are in the other language and not marked with
 * `lang`. Names are not counted: only words that begin with a small letter are.
 */
export function checkPageLanguages(distDir: string): void {
  const pages = join(root, distDir, 'server/pages');
  const shares = (['id', 'en'] as const).flatMap((language) =>
    [`${language}.html`, ...globSync(`${language}/**/*.html`, { cwd: pages })].map((file) => ({
      page: file,
      ...foreignShare(readFileSync(join(pages, file), 'utf8'), language),
    })),
  );
  const total = shares.reduce((sum, { words }) => sum + words, 0);
  console.log(
    `   ${shares.length} pages with ${total} words, at most ${percent(Math.max(...shares.map(shareOf)))} foreign`,
  );
  const found = shares.filter((share) => shareOf(share) > LARGEST_SHARE);
  if (found.length > 0) throw new Error(`Texts in the other language:\n${found.map(describe).join('\n')}`);
}

const shareOf = ({ words, foreign }: PageShare) => foreign / Math.max(words, 1);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const describe = (share: PageShare) =>
  `  ${share.page}: ${percent(shareOf(share))}\n${share.texts
    .slice(0, SHOWN)
    .map((text) => `    ${text}`)
    .join('\n')}`;

/** Counts the words of a page that are in its language and those that are in the other one, with their texts. */
export function foreignShare(html: string, language: Language): Omit<PageShare, 'page'> {
  const counted = textsOfMain(html, language).map((text) => {
    const words = smallWords(text);
    return { text, words: words.length, foreign: countForeign(words, language) };
  });
  return {
    words: counted.reduce((sum, { words }) => sum + words, 0),
    foreign: counted.reduce((sum, { foreign }) => sum + foreign, 0),
    texts: counted.filter(({ foreign }) => foreign > 0).map(({ text }) => text.slice(0, 120)),
  };
}

function countForeign(words: readonly string[], language: Language): number {
  if (words.length < FEWEST_WORDS) return words.filter((word) => FUNCTION_WORDS[other[language]].has(word)).length;
  const [[best] = ['']] = francAll(words.join(' '), { only: Object.values(CODES), minLength: 1 });
  return best === CODES[other[language]] ? words.length : 0;
}

/** Returns the words that begin with a small letter: names begin with a capital one. */
function smallWords(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:!?)”’]+$/u, ''))
    .filter((word) => /^\p{Ll}[\p{L}’-]*$/u.test(word));
}

/** Returns the texts of `<main>` that are in the language of the page, by element. */
function textsOfMain(html: string, language: Language): string[] {
  const texts: string[] = [];
  const open: { name: string; isRead: boolean }[] = [];
  let text = '';
  const endText = () => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (trimmed) texts.push(trimmed);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, { lang = language }) {
      if (BLOCKS.has(name)) endText();
      const isRead = (open.at(-1)?.isRead ?? true) && lang === language && !UNREAD.has(name);
      open.push({ name, isRead });
    },
    ontext(part) {
      if (open.at(-1)?.isRead && open.some((element) => element.name === 'main')) text += part;
    },
    onclosetag(name) {
      if (BLOCKS.has(name)) endText();
      open.pop();
    },
  });
  parser.end(html);
  return texts;
}
