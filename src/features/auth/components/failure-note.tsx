import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from '@/ui/static/note';
import styles from './auth.module.css';

/** Why a form was refused; takes the focus, so that nobody misses it above the fields. */
export function FailureNote({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.failure}>
      <Note tone="error">{children}</Note>
    </div>
  );
}
