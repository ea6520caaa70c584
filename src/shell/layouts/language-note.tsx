import { useContext } from 'react';
import { PageLanguagesContext } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import styles from './layouts.module.css';

/** Says once that texts of the service on this page are not in the language of the page; nothing when they are. */
export function LanguageNote() {
  const { t, locale } = useMessages();
  const { page } = useContext(PageLanguagesContext);
  if (page.includes(locale)) return null;
  return <Container className={styles.note}>{t('languageNote')}</Container>;
}
