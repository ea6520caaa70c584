import { useMessages } from '@/i18n/use-messages';
import { Dialog } from '@/ui/controls/dialog';
import { Button } from '@/ui/static/buttons/button';
import styles from './idle-dialog.module.css';

type IdleDialogProps = { secondsLeft: number | null; goOn: () => void; startAgain: () => void };

const TOLD_AT = [20, 10, 5];

/**
 * Shows a dialog that asks whether the customer is still present. The button to continue has the focus; Escape also
 * continues.
 */
export function IdleDialog({ secondsLeft, goOn, startAgain }: IdleDialogProps) {
  const { t } = useMessages('obs');
  const isTold = secondsLeft !== null && TOLD_AT.includes(secondsLeft);
  return (
    <Dialog
      isOpen={secondsLeft !== null}
      onClose={goOn}
      title={t('idle.title')}
      role="alertdialog"
      actions={
        <>
          <Button size="large" onClick={goOn}>
            {t('idle.goOn')}
          </Button>
          <Button look="line" size="large" onClick={startAgain}>
            {t('idle.startAgain')}
          </Button>
        </>
      }
    >
      <p>{t('idle.text')}</p>
      <p className={styles.left} role="timer">
        {t('idle.left', { count: secondsLeft ?? 0 })}
      </p>
      <p className="visually-hidden" role="status">
        {isTold && t('idle.left', { count: secondsLeft })}
      </p>
    </Dialog>
  );
}
