import { useId } from 'react';
import { useWords } from '@/i18n/use-words';
import { answer, type Question } from '@/state/confirm';
import { Button } from '@/ui/static/button';
import { useModal } from '../use-modal';
import styles from './confirm-dialog.module.css';

/** The dialog of §8, 400 px wide. Cancel takes the first focus, so that Enter never confirms by accident. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { t } = useWords();
  const id = useId();
  const modal = useModal(true, () => answer(false));
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.inner}>
        <h2 className={styles.title} id={`${id}-title`}>
          {question.title ?? t('confirm.title')}
        </h2>
        <p className={styles.text} id={`${id}-text`}>
          {question.text ?? t('confirm.text')}
        </p>
        <div className={styles.buttons}>
          <Button look="line" onClick={() => answer(false)}>
            {question.no ?? t('confirm.no')}
          </Button>
          <Button onClick={() => answer(true)}>{question.yes ?? t('confirm.yes')}</Button>
        </div>
      </div>
    </dialog>
  );
}
