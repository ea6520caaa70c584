import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import styles from './layouts.module.css';

/** Shows which functions need scripts; only visible without scripts. */
export function NoScriptNote() {
  const { t } = useMessages();
  return (
    <noscript>
      <Container className={`small muted ${styles.note}`}>{t('noScript')}</Container>
    </noscript>
  );
}
