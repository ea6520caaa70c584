import { useEffect, useRef, useState } from 'react';
import { whatsappShareLink } from '@/config/brand';
import { localPath, routes } from '@/config/routes';
import { type SendResult, useSend } from '@/data/use-send';
import { CopyButton } from '@/features/shared/copy-button';
import { failureMessage, isSessionOver } from '@/form/failure-message';
import { useGuardedConfirm } from '@/form/use-guarded-confirm';
import { useMessages } from '@/i18n/use-messages';
import { confirm } from '@/state/confirm';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import { useOffline } from './ask-form';
import styles from './trip.module.css';
import { Section } from './trip-sections';

const reload = { invalidates: ['getBooking'] } as const;

type TripLinkProps = { code: string; isShared: boolean; canShare: boolean };

/** Shows the link for fellow travellers: made, copied once, replaced and withdrawn. Each result takes the focus. */
export function TripLink({ code, isShared, canShare }: TripLinkProps) {
  const { t, locale } = useMessages('trip');
  const { send: create } = useSend('createTripLink', reload);
  const { send: remove } = useSend('deleteTripLink', reload);
  const isOffline = useOffline();
  const guardedConfirm = useGuardedConfirm();
  const [link, setLink] = useState<string | null>(null);
  const [result, setResult] = useState<{ text: string; isFailure?: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);

  async function run<Id extends 'createTripLink' | 'deleteTripLink'>(
    question: { text: string; yes: string } | null,
    send: () => Promise<SendResult<Id>>,
    done: (answer: SendResult<Id> & { success: true }) => void,
  ) {
    if (isBusy || (question && !(await guardedConfirm(() => confirm(question))))) return;
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (answer.success) done(answer);
    else if (!isSessionOver(answer.error)) setResult({ text: failureMessage(answer.error, t), isFailure: true });
  }
  const make = () =>
    run<'createTripLink'>(
      isShared ? { text: t('link.replaceQuestion'), yes: t('link.replace') } : null,
      () => create({ path: { code } }),
      ({ data }) => {
        setLink(window.location.origin + localPath(locale, routes.sharedTrip(data.data.key)));
        setResult({ text: t('link.made') });
      },
    );
  const withdraw = () =>
    run<'deleteTripLink'>(
      { text: t('link.withdrawQuestion'), yes: t('link.withdraw') },
      () => remove({ path: { code } }),
      () => {
        setLink(null);
        setResult({ text: t('link.withdrawn') });
      },
    );

  return (
    <Section id="link" title={t('link.title')}>
      <p className="muted">{t('link.text')}</p>
      <div ref={box} tabIndex={-1} role="status">
        {result && <Note tone={result.isFailure ? 'error' : 'success'}>{result.text}</Note>}
      </div>
      {link ? (
        <div className={styles.part}>
          <p className={styles.address} translate="no">
            {link}
          </p>
          <div className={`cluster ${styles.buttons}`}>
            <ButtonLink href={whatsappShareLink(link)} target="_blank" icon="whatsapp">
              {t('link.send')}
            </ButtonLink>
            <CopyButton text={link} label={t('link.copy')} copied={t('link.copied')} failed={t('link.copyFailed')} />
          </div>
          <p className="small muted">{t('link.once')}</p>
        </div>
      ) : (
        isShared && <p>{t('link.exists')}</p>
      )}
      {isOffline && <p className="small muted">{t('offline.later')}</p>}
      <div className={`cluster ${styles.buttons}`} data-print="none" hidden={isOffline}>
        {!link && canShare && (
          <Button look="second" onClick={make} aria-busy={isBusy || undefined}>
            {t(isShared ? 'link.replace' : 'link.create')}
          </Button>
        )}
        {(link || isShared) && (
          <Button look="line" onClick={withdraw} aria-busy={isBusy || undefined}>
            {t('link.withdraw')}
          </Button>
        )}
      </div>
    </Section>
  );
}
