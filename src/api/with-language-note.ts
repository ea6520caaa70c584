import type { SSRConfig } from 'next-i18next/pages';

type Noted = { isMixed?: true };

/**
 * Joins the frame of a page and its content. Adds the prop `isMixed` if some text is in another language than the page,
 * so that the page says so once.
 */
export function withLanguageNote<Frame, Props>(frame: Frame, props: Props): Frame & Props & Noted {
  const { _nextI18Next: messages, textLanguage } = frame as Frame & SSRConfig & { textLanguage?: string };
  const locale = messages?.initialLocale;
  const isMixed = locale !== undefined && namesOther({ textLanguage, ...props }, locale);
  return { ...frame, ...props, ...(isMixed && { isMixed }) };
}

/**
 * True if these data name another language: as `language`, as the `…Language` of one text or, in a row of the service,
 * in `languages`.
 */
function namesOther(value: unknown, locale: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => {
    if (key === 'languages' && Array.isArray(part)) return part[0] !== locale;
    if (/(^l|L)anguage$/.test(key)) return part !== undefined && part !== locale;
    return namesOther(part, locale);
  });
}
