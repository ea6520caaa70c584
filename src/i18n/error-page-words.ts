import type { SSRConfig } from 'next-i18next/pages';
import commonEn from '../../public/locales/en/common.json';
import errorEn from '../../public/locales/en/error.json';
import commonId from '../../public/locales/id/common.json';
import errorId from '../../public/locales/id/error.json';
import { defaultLocale, isLocale } from './locales';

const words = {
  id: { common: commonId, error: errorId },
  en: { common: commonEn, error: errorEn },
};

/**
 * The words of the error page, in the shape of `serverWords`. They are part of its bundle, because it can be needed in
 * the browser, where no file can be read.
 */
export function errorPageWords(locale: string | undefined): SSRConfig {
  const language = isLocale(locale) ? locale : defaultLocale;
  return {
    _nextI18Next: {
      initialI18nStore: { [language]: words[language] },
      initialLocale: language,
      ns: ['common', 'error'],
      userConfig: null,
    },
  };
}
