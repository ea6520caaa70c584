import { francAll } from 'franc';
import { Parser } from 'htmlparser2';

type Language = 'id' | 'en';

// Shorter texts are judged by their function words alone, because the detector guesses.
const FEWEST_WORDS = 8;
const CODES: Record<Language, string> = { id: 'ind', en: 'eng' };
// Frequent words that the other language does not have.
const FUNCTION_WORDS: Record<Language, RegExp> = {
  id: /^(yang|dan|dari|dengan|untuk|pada|tidak|ini|itu|atau|akan|anda|kami|bisa|sudah|belum|sampai|setelah|sebelum|setiap|lebih|oleh|saat|hari|malam|orang|bila|adalah|ke|di)$/,
  en: /^(the|and|of|with|for|from|not|this|that|or|will|you|we|can|are|is|your|our|before|after|every|more|by|when)$/,
};
const INLINE = new Set(['b', 'i', 'em', 'strong', 'small', 'br', 'wbr', 'abbr', 'svg', 'use', 'path']);
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'option']);

/**
 * Counts the words in the main part of a page that are in its language and those that are in the other one and not
 * marked with `lang`, with their texts. Names are not counted: only words that begin with a small letter are.
 */
export function foreignShare(html: string, language: Language): { words: number; foreign: number; texts: string[] } {
  const other = language === 'id' ? 'en' : 'id';
  const counted = textsOfMain(html, language).map((text) => {
    const words = text
      .split(/\s+/)
      .map((word) => word.replace(/[.,;:!?)”’]+$/u, ''))
      .filter((word) => /^\p{Ll}[\p{L}’-]*$/u.test(word));
    const foreignWords = words.filter((word) => FUNCTION_WORDS[other].test(word)).length;
    if (words.length < FEWEST_WORDS) return { text, words: words.length, foreign: foreignWords };
    const [[best] = ['']] = francAll(words.join(' '), { only: Object.values(CODES), minLength: 1 });
    return { text, words: words.length, foreign: best === CODES[other] ? words.length : 0 };
  });
  return {
    words: counted.reduce((sum, { words }) => sum + words, 0),
    foreign: counted.reduce((sum, { foreign }) => sum + foreign, 0),
    texts: counted.filter(({ foreign }) => foreign > 0).map(({ text }) => text.slice(0, 120)),
  };
}

/** Returns the texts of `<main>` that are in the language of the page, by element. */
function textsOfMain(html: string, language: Language): string[] {
  const texts = [''];
  const open: { name: string; isRead: boolean }[] = [];
  const endText = (name: string) => {
    if (!INLINE.has(name)) texts.push('');
  };
  const parser = new Parser({
    onopentag(name, { lang = language }) {
      endText(name);
      const isRead = (open.at(-1)?.isRead ?? true) && lang === language && !UNREAD.has(name);
      open.push({ name, isRead });
    },
    ontext(part) {
      if (open.at(-1)?.isRead && open.some(({ name }) => name === 'main')) texts.push(texts.pop() + part);
    },
    onclosetag(name) {
      endText(name);
      open.pop();
    },
  });
  parser.end(html);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
