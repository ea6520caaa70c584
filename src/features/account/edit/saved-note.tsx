import { useEffect, useRef } from 'react';
import { Note } from '@/ui/static/messages/note';
import styles from './edit-profile.module.css';

/** That something has been saved; it takes the focus, which the form before it may have held. */
export function SavedNote({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.answer}>
      <Note tone="success">{text}</Note>
    </div>
  );
}
