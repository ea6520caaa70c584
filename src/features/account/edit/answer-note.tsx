import { useEffect, useRef } from 'react';
import { Note } from '@/ui/static/messages/note';
import styles from './edit-profile.module.css';

/** Shows the result of a save. Each one takes the focus, because the submit button may have had it. */
export function AnswerNote({ tone, text }: { tone: 'success' | 'error'; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role={tone === 'error' ? 'alert' : 'status'} className={styles.answer}>
      <Note tone={tone}>{text}</Note>
    </div>
  );
}
