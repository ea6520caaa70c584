import { useState } from 'react';
import { localPath, routes } from '@/config/routes';
import { useSend } from '@/data/use-send';
import { CopyButton } from '@/features/shared/copy-button';
import { failureMessage } from '@/form/failure-message';
import { useMessages } from '@/i18n/use-messages';
import { confirm } from '@/state/confirm';
import { showResult } from '@/state/toasts';
import { Button } from '@/ui/static/buttons/button';
import styles from './trip.module.css';
import { Section } from './trip-sections';

const reload = { invalidates: ['getBooking'] } as const;

/** Shows the link for fellow travellers: made, copied once, replaced and withdrawn. */
export function TripLink({ code, isShared }: { code: string; isShared: boolean }) {
  const { t, locale } = useMessages('trip');
  const { send: create } = useSend('createTripLink', reload);
  const { send: remove } = useSend('deleteTripLink', reload);
  const [link, setLink] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function make() {
    if (isShared && !(await confirm({ text: t('link.replaceQuestion'), yes: t('link.replace') }))) return;
    setBusy(true);
    const answer = await create({ path: { code } });
    setBusy(false);
    if (!answer.success) return showResult('error', failureMessage(answer.error, t));
    setLink(window.location.origin + localPath(locale, routes.sharedTrip(answer.data.data.key)));
  }
  async function withdraw() {
    if (!(await confirm({ text: t('link.withdrawQuestion'), yes: t('link.withdraw') }))) return;
    setBusy(true);
    const answer = await remove({ path: { code } });
    setBusy(false);
    if (!answer.success) return showResult('error', failureMessage(answer.error, t));
    setLink(null);
    showResult('success', t('link.withdrawn'));
  }

  return (
    <Section id="link" title={t('link.title')}>
      <p className="muted">{t('link.text')}</p>
      {link ? (
        <div className={styles.part}>
          <p className={styles.address} translate="no">
            {link}
          </p>
          <CopyButton text={link} label={t('link.copy')} copied={t('link.copied')} failed={t('link.copyFailed')} />
          <p className="small muted">{t('link.once')}</p>
        </div>
      ) : (
        isShared && <p>{t('link.exists')}</p>
      )}
      <div className="cluster" data-print="none">
        {!link && (
          <Button look="second" onClick={make} disabled={isBusy}>
            {t(isShared ? 'link.replace' : 'link.create')}
          </Button>
        )}
        {(link || isShared) && (
          <Button look="line" onClick={withdraw} disabled={isBusy}>
            {t('link.withdraw')}
          </Button>
        )}
      </div>
    </Section>
  );
}
