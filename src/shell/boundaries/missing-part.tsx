import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { whatsappLink } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import { reloadPage } from '@/lib/leave-for';
import { type FailedPartProps, PartFailures } from '@/lib/part-failures';
import { showError } from '@/state/toasts';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { isChunkFailure, reloadOnce } from './chunk-reload';
import styles from './missing-part.module.css';

/** A part whose code does not come reloads the page, or stays the only thing that is missing. */
export function MissingParts({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const text = t('boundary.chunkTitle');
  const value = useMemo(
    () => ({
      Failed: MissingPart,
      report: (error: unknown) => {
        if (!reloadOnce(error)) showError(text);
      },
    }),
    [text],
  );
  return <PartFailures value={value}>{children}</PartFailures>;
}

/** What opens over the page closes with a notice, and the next press tries again; what stands in it says so there. */
function MissingPart({ error, retry, isOpen = true, onClose }: FailedPartProps) {
  const { t } = useWords();
  const judged = useRef<Error | null>(null);
  const judge = useEffectEvent((failure: Error, isWanted: boolean) => {
    const isNew = judged.current !== failure;
    judged.current = failure;
    if ((isNew && reloadOnce(failure)) || !isWanted || !onClose) return;
    if (!isNew) {
      judged.current = null;
      return retry();
    }
    showError(t('boundary.chunkTitle'));
    onClose();
  });
  useEffect(() => {
    if (error) judge(error, isOpen);
  }, [error, isOpen]);
  const isShown = error && !onClose;
  useEffect(() => {
    if (!isShown) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isShown, retry]);

  if (!isShown) return null;
  if (!isChunkFailure(error)) throw error;
  return (
    <div className={styles.part} role="alert">
      <p>
        <strong>{t('boundary.chunkTitle')}</strong>
        <br />
        {t('boundary.chunkText')}
      </p>
      <div className={styles.actions}>
        <Button look="second" icon="refresh" onClick={retry}>
          {t('buttons.retry')}
        </Button>
        <Button look="quiet" onClick={reloadPage}>
          {t('buttons.reload')}
        </Button>
        <ButtonLink href={whatsappLink()} look="quiet" icon="whatsapp" rel="noopener">
          {t('buttons.askWhatsapp')}
        </ButtonLink>
      </div>
    </div>
  );
}
