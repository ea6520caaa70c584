import { useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { answer, type Question } from '@/state/confirm';
import { Dialog } from '@/ui/controls/dialog';
import { Button } from '@/ui/static/buttons/button';

/**
 * Shows the confirmation dialog of §8, 400 px wide. Cancel is the first button and gets the focus, so that pressing
 * Enter does not confirm by accident.
 */
export function ConfirmDialog({ question }: { question: Question | null }) {
  const { t } = useMessages();
  // Keep the texts during the closing animation.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  return (
    <Dialog
      isOpen={question !== null}
      onClose={() => answer(false)}
      title={shown?.title ?? t('confirm.title')}
      role="alertdialog"
      actions={
        <>
          <Button look="line" onClick={() => answer(false)}>
            {shown?.no ?? t('confirm.no')}
          </Button>
          <Button onClick={() => answer(true)}>{shown?.yes ?? t('confirm.yes')}</Button>
        </>
      }
    >
      {shown?.text ?? t('confirm.text')}
    </Dialog>
  );
}
