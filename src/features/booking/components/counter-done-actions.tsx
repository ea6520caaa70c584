import { useState } from 'react';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import type { Counter } from '../wizard/counter-context';
import styles from './done-panel.module.css';

/** At a counter a reservation is printed or noted, and then the screen belongs to the next customer. */
export function CounterDoneActions({ counter }: { counter: Counter }) {
  const { t } = useWords('obs');
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    void counter.next();
  };
  return (
    <div data-print="none">
      <p className={styles.counterText}>{t('done.text')}</p>
      <div className={styles.actions}>
        <Button size="large" icon="arrow-right" aria-disabled={isLeaving} onClick={leave}>
          {t(isLeaving ? 'done.leaving' : 'done.next')}
        </Button>
        <Button look="second" icon="print" size="large" onClick={() => window.print()}>
          {t('booking:done.print')}
        </Button>
      </div>
    </div>
  );
}
