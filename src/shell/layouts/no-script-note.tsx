import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import styles from './layouts.module.css';

/** What does not work without scripts, said only where there are none. */
export function NoScriptNote() {
  const { t } = useMessages();
  return (
    <noscript>
      <Container className={styles.noScript}>{t('noScript')}</Container>
    </noscript>
  );
}
