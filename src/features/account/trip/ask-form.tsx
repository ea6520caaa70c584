import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { offlineTripState } from '@/data/offline-trip';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart, type FailedPartProps } from '@/lib/defer/load-on-use';
import { networkState } from '@/state/network';
import { Button } from '@/ui/static/buttons/button';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import { Skeleton } from '@/ui/static/skeleton';
import styles from './trip.module.css';

export type AskedFormProps = {
  /** Called with the message for the member once the form was sent. */
  onSent: (message: string) => void;
};

/** Stands in for a form whose code is being loaded, or could not be. */
export const FormPlaceholder = (part: FailedPartProps) =>
  part.error ? <FailedPart {...part} /> : <Skeleton shape="block" />;

type AskFormProps = {
  text: string | null;
  label: string;
  icon?: IconName;
  /** The form, which takes the focus when it appears. */
  form: (props: AskedFormProps) => ReactElement;
};

/** True without a network, and for a trip that comes from the device. */
export function useOffline(): boolean {
  const { isOnline } = useSnapshot(networkState);
  const { storedAt } = useSnapshot(offlineTripState);
  return !isOnline || storedAt !== null;
}

/** Shows a button that opens a form in its place. Afterwards the button has the focus again, beside what was sent. */
export function AskForm({ text, label, icon, form }: AskFormProps) {
  const { t } = useMessages('trip');
  const isOffline = useOffline();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (message = '') => {
    setSent(message);
    setOpen(false);
  };
  const line = isOffline ? t('offline.later') : text;
  return (
    <div className={styles.part} data-print="none">
      <p role="status" className={sent ? undefined : 'visually-hidden'}>
        {sent}
      </p>
      {isOpen ? (
        <>
          {form({ onSent: close })}
          <Button look="quiet" onClick={() => close()}>
            {t('cancelForm')}
          </Button>
        </>
      ) : (
        <>
          {line && <p className="small muted">{line}</p>}
          {!isOffline && (
            <Button ref={button} look="second" icon={icon} onClick={() => setOpen(true)}>
              {label}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
