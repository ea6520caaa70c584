import { useContext } from 'react';
import { PageLanguagesContext } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import styles from './layouts.module.css';

/** Says once that some texts of the service on this page are not in the language of the page; nothing if all are. */
export function LanguageNote() {
  const { t } = useMessages();
  const { isMixed } = useContext(PageLanguagesContext);
  if (!isMixed) return null;
  return <Container className={`small muted ${styles.note}`}>{t('languageNote')}</Container>;
}
