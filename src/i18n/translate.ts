import type { Locale } from './locales';

export type MessageTree = { [key: string]: string | MessageTree };
/** The messages of one language by namespace. */
export type Messages = Record<string, MessageTree>;
/** The props in which a page carries its messages. */
export type CarriedMessages = { messages: Messages };
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * Creates `t`: `t('list.title')` for the namespace, `t('common:menu.home')` for another one, with `{{n}}` filled in and
 * `_one`/`_other` chosen by `count`. It covers the part of i18next that the locale files use, at a fiftieth of the
 * size. A missing key is returned as the key; in development it is also a warning in the console, which Next repeats in
 * the terminal.
 */
export function translator(messages: Messages, locale: Locale, namespace: string): Translate {
  return (key, values = {}) => {
    const [path = '', named] = key.split(':').reverse();
    const name = named ?? namespace;
    const tree = messages[name];
    const plural = typeof values.count === 'number' ? `_${pluralRules(locale).select(values.count)}` : '';
    const text = lookUp(tree, path + plural) ?? lookUp(tree, path);
    if (text === undefined && process.env.NODE_ENV === 'development') {
      warnOnce(
        tree
          ? `No message "${name}:${path}" in ${locale}. Add it to public/locales/${locale}/${name}.json.`
          : `This page has no messages of "${name}". Name them in its call of pageFrame or loadPageMessages.`,
      );
    }
    return text === undefined
      ? path
      : text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, hole: string) => String(values[hole] ?? ''));
  };
}

function lookUp(tree: MessageTree | undefined, path: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

// An object, because bundlers remove an unused object from a build but keep an unused Set.
const warned: Record<string, true> = {};

/** Warns once for each key, because a component requests the same message on every render. */
function warnOnce(warning: string): void {
  if (warned[warning]) return;
  warned[warning] = true;
  console.warn(warning);
}

const rules = new Map<Locale, Intl.PluralRules>();

function pluralRules(locale: Locale): Intl.PluralRules {
  const ofLocale = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, ofLocale);
  return ofLocale;
}
