import type { UserConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';

/** Returns the messages of these namespaces in one language, out of the props that next-i18next makes for its hook. */
export async function readMessages(language: string, namespaces: string[], config: UserConfig): Promise<object> {
  const { _nextI18Next: carried } = await serverSideTranslations(language, namespaces, config);
  return carried?.initialI18nStore[language];
}
