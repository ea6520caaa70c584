import type { Locale } from '@/i18n/locales';
import { readStored, writeStored } from '@/lib/safe-storage';

const PLACE = 'sessionStorage';
const SHORTEST_WORD = 3;

/** What the service answered; `message` is '' where only the fact is known. */
export type Receipt = { message: string; reference: string | null };

const keyOf = (name: string) => `kelana.sent.${name}`;

/** The answer to what this tab sent with the form of this name; its sentence only in the language it came in. */
export function readReceipt(name: string, locale: Locale): Receipt | null {
  try {
    const stored = JSON.parse(readStored(PLACE, keyOf(name)) ?? 'null') as Partial<Receipt & { locale: string }> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const { message, reference } = stored;
    return {
      message: typeof message === 'string' && stored.locale === locale ? message : '',
      reference: typeof reference === 'string' ? reference : null,
    };
  } catch {
    return null;
  }
}

/** Keeps an answer until the next form is begun, without the sentences that repeat what was typed. */
export function keepReceipt(name: string, locale: Locale, receipt: Receipt, typed: object): void {
  const message = withoutTyped(receipt.message, typed);
  writeStored(PLACE, keyOf(name), JSON.stringify({ ...receipt, message, locale }));
}

export function removeReceipt(name: string): void {
  writeStored(PLACE, keyOf(name), null);
}

/** The sentences of a message that hold nothing a person typed: those greet by name. */
export function withoutTyped(message: string, typed: object): string {
  const words = Object.values(typed).filter((value) => typeof value === 'string' && value.length >= SHORTEST_WORD);
  const longestFirst = (words as string[]).sort((a, b) => b.length - a.length);
  const marked = longestFirst.reduce((text, word) => text.replaceAll(word, '\0'), message);
  const sentences = marked.split(/(?<=[.!?])\s+/);
  return sentences.filter((sentence) => !sentence.includes('\0')).join(' ');
}
