import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import styles from './profile.module.css';

type RetryNamesProps = {
  retry: () => void;
  isBusy: boolean;
  /** Gets the focus when the names have loaded and the pressed button is removed. */
  goesTo: RefObject<HTMLElement | null>;
};

/** Asks once more for the names of the country and city, and stays until they have come. */
export function RetryNames({ retry, isBusy, goesTo }: RetryNamesProps) {
  const { t } = useMessages('profile');
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      if (wasPressed.current && document.activeElement === document.body) goesTo.current?.focus();
    },
    [goesTo],
  );
  const press = () => {
    wasPressed.current = true;
    if (!isBusy) retry();
  };
  return (
    <Button look="quiet" size="compact" icon="refresh" className={styles.retry} onClick={press}>
      {t(isBusy ? 'common:states.refreshing' : 'retryNames')}
    </Button>
  );
}
