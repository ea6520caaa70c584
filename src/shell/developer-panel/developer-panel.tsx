import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '@/state/device-storage';
import styles from './developer-panel.module.css';
import { messages } from './messages';
import { PanelBody } from './panel-body';

/**
 * Returns true when the panel was open in this tab. Always false on small screens, where the panel would cover the next
 * page.
 */
const wasOpen = () => readStored('developerPanel') === 'open' && !window.matchMedia('(max-width: 767px)').matches;

const keepOpen = (isOpen: boolean) => writeStored('developerPanel', isOpen ? 'open' : null);

/** Shows a tab at the edge of the page that opens a panel with the service host's settings. The panel is not modal. */
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
    // A panel that is open at page load must not take the focus.
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
      <div className={styles.header}>
        <h2 className={styles.title}>{messages.title}</h2>
        <button type="button" className={styles.close} aria-label={messages.close} onClick={() => show(false)}>
          ×
        </button>
      </div>
      <PanelBody />
    </div>
  );
}
