import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '@/state/device-storage';
import styles from './developer-panel.module.css';
import { messages } from './messages';
import { PanelBody } from './panel-body';

/** Whether the panel was left open in this tab; on a small screen it would cover the page that comes next. */
const wasOpen = () => readStored('developerPanel') === 'open' && !window.matchMedia('(max-width: 767px)').matches;

const keepOpen = (isOpen: boolean) => writeStored('developerPanel', isOpen ? 'open' : null);

/** A tab at the edge of the page and the panel it opens, which turns the service host's controls. Modal to nothing. */
export function DeveloperPanel() {
  const [isOpen, setIsOpen] = useState(wasOpen);
  const hasMoved = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const show = (next: boolean) => {
    hasMoved.current = true;
    keepOpen(next);
    setIsOpen(next);
  };
  useEffect(() => {
    // A panel that was left open leaves the focus to the page.
    if (hasMoved.current) (isOpen ? panel : tab).current?.focus();
  }, [isOpen]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    show(false);
  };

  if (!isOpen) {
    return (
      <button ref={tab} type="button" className={styles.tab} aria-label={messages.open} onClick={() => show(true)}>
        {messages.tab}
      </button>
    );
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={messages.title}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.title}</h2>
        <button type="button" className={styles.close} aria-label={messages.close} onClick={() => show(false)}>
          ×
        </button>
      </div>
      <PanelBody />
    </div>
  );
}
