import { useEffect, useRef } from 'react';
import { Note } from '@/ui/static/messages/note';
import styles from './edit-profile.module.css';

/** Shows a success note that takes the focus, because the submit button may have had it. */
export function SavedNote({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.answer}>
      <Note tone="success">{text}</Note>
    </div>
  );
}
