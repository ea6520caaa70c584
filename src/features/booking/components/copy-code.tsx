import { useState } from 'react';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import styles from './done-panel.module.css';

/** Copies the code and says so beside it. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useWords('booking');
  const [state, setState] = useState<'idle' | 'copied' | 'copyFailed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('copyFailed');
    }
  };
  return (
    <p className={styles.copy} data-print="none">
      <Button look="line" size="compact" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {t('done.copy')}
      </Button>
      <span role="status">{state !== 'idle' && t(`done.${state}`)}</span>
    </p>
  );
}
