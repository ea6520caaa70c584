import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import styles from './profile.module.css';

type RetryNamesProps = {
  retry: () => void;
  isBusy: boolean;
  /** Gets the focus when the names have loaded and the clicked button is removed. */
  focusTarget: RefObject<HTMLElement | null>;
};

/** Asks once more for the names of the country and city, and stays until they have come. */
export function RetryNames({ retry, isBusy, focusTarget }: RetryNamesProps) {
  const { t } = useMessages('profile');
  const wasClicked = useRef(false);
  useEffect(
    () => () => {
      if (wasClicked.current && document.activeElement === document.body) focusTarget.current?.focus();
    },
    [focusTarget],
  );
  const handleClick = () => {
    wasClicked.current = true;
    if (!isBusy) retry();
  };
  return (
    <Button look="quiet" size="compact" icon="refresh" className={styles.retry} onClick={handleClick}>
      {t(isBusy ? 'common:states.refreshing' : 'retryNames')}
    </Button>
  );
}
