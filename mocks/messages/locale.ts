export type Locale = 'id' | 'en';

/** The language of `message` and `errors`: the first supported one of Accept-Language, else Indonesian. */
export function getLocale(headers: Headers): Locale {
  const languages = (headers.get('accept-language') ?? '').split(',').map((part, index) => {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: Number(weight ?? 1), index };
  });
  const ordered = languages.sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { language } of ordered) {
    if (language === 'id' || language === 'en') return language;
  }
  return 'id';
}
