import type { SSRConfig } from 'next-i18next/pages';
import commonEn from '../../public/locales/en/common.json';
import errorEn from '../../public/locales/en/error.json';
import commonId from '../../public/locales/id/common.json';
import errorId from '../../public/locales/id/error.json';
import { defaultLocale, isLocale } from './locales';

const messages = {
  id: { common: commonId, error: errorId },
  en: { common: commonEn, error: errorEn },
};

/**
 * The messages of the error page, in the shape that `loadMessages` returns. They are bundled, because the error page can
 * also be rendered in the browser, which cannot read files.
 */
export function errorPageMessages(locale: string | undefined): SSRConfig {
  const language = isLocale(locale) ? locale : defaultLocale;
  return {
    _nextI18Next: {
      initialI18nStore: { [language]: messages[language] },
      initialLocale: language,
      ns: ['common', 'error'],
      userConfig: null,
    },
  };
}
