import { useEffect, useRef } from 'react';
import { failureMessage } from '@/features/shared/failure-message';
import { useMessages } from '@/i18n/use-messages';
import { Note } from '@/ui/static/messages/note';
import styles from '../edit-profile.module.css';
import type { UploadProblem } from './use-photo-upload';

/** Shows the reason why the upload failed; the chosen picture stays for another attempt. */
export function UploadNote({ problem }: { problem: UploadProblem }) {
  const { t } = useMessages('edit-profile');
  const box = useRef<HTMLDivElement>(null);
  // Each attempt mounts a new note, which takes the focus.
  useEffect(() => box.current?.focus(), []);
  const reason = () => {
    if (problem.kind === 'canvasFailed') return t('photo.canvasFailed');
    return problem.kind === 'refused' ? problem.message : failureMessage(problem.error, t);
  };
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.answer}>
      <Note tone="error">{`${reason()} ${t('photo.stillSelected')}`}</Note>
    </div>
  );
}
