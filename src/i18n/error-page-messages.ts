import commonEn from '../../public/locales/en/common.json';
import errorEn from '../../public/locales/en/error.json';
import commonId from '../../public/locales/id/common.json';
import errorId from '../../public/locales/id/error.json';
import { defaultLocale, isLocale } from './locales';
import type { Messages } from './translate';

const messages = {
  id: { common: commonId, error: errorId },
  en: { common: commonEn, error: errorEn },
};

/**
 * Returns the messages of the error page. They are bundled, because the error page can also be rendered in the browser,
 * which cannot read files.
 */
export const errorPageMessages = (locale: string | undefined): Messages =>
  messages[isLocale(locale) ? locale : defaultLocale];
