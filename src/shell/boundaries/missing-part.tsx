import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { type FailedPartProps, PartFailures } from '@/lib/defer/part-failures';
import { isChunkFailure } from '@/next-internals/chunk-failure';
import { showError } from '@/state/toasts';
import { FailurePanel } from '../errors/failure-panel';
import { reloadOnce } from './chunk-reload';

/**
 * Handles deferred parts whose code cannot be loaded: the page reloads once, and after that shows an error in place of
 * the part.
 */
export function MissingParts({ children }: { children: ReactNode }) {
  return <PartFailures value={MissingPart}>{children}</PartFailures>;
}

/**
 * Shows an error in place of a part in the page. A part that opens over the page closes with a toast instead, and is
 * loaded again at the next press.
 */
function MissingPart({ error, retry, isOpen = true, onClose }: FailedPartProps) {
  const { t } = useMessages();
  const judged = useRef<Error | null>(null);
  useEffect(() => {
    if (!error) return;
    const isNew = judged.current !== error;
    judged.current = error;
    if (isNew && reloadOnce(error)) return;
    if (!onClose) {
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }
    if (!isOpen) return;
    if (isNew) {
      showError(t('boundary.chunkTitle'));
      onClose();
    } else {
      judged.current = null;
      retry();
    }
  }, [error, isOpen, onClose, retry, t]);

  if (!error || onClose) return null;
  if (!isChunkFailure(error)) throw error;
  return (
    <FailurePanel
      as="part"
      title={t('boundary.chunkTitle')}
      text={t('boundary.chunkText')}
      button={t('buttons.retry')}
      onPress={retry}
    />
  );
}
