import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { RoundButton } from '@/ui/static/buttons/round-button';
import styles from './chat-panel.module.css';
import { type ChatHost, talkToWidget, widgetUrl } from './chatwoot';
import { currentGuest } from './guest';

const TIMEOUT_MS = 8000;

export type ChatTexts = { locale: string; title: string; close: string; guest: string };

type ChatPanelProps = {
  chat: ChatHost;
  texts: ChatTexts;
  isOpen: boolean;
  onReady: () => void;
  /** Called when the widget did not load in time. */
  onFail: () => void;
  onClose: () => void;
};

/**
 * Shows the conversation in a frame from the chat provider's origin. A closed panel is only hidden, so that the
 * conversation stays loaded.
 */
export function ChatPanel({ chat, texts, isOpen, onReady, onFail, onClose }: ChatPanelProps) {
  const { locale, title, guest } = texts;
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [url] = useState(() => widgetUrl(chat));
  const callbacks = useRef({ onReady, onFail, onClose });
  callbacks.current = { onReady, onFail, onClose };

  useEffect(() => {
    if (!frame.current) return;
    const timeout = setTimeout(() => callbacks.current.onFail(), TIMEOUT_MS);
    const stop = talkToWidget({
      frame: frame.current,
      chat,
      locale,
      guest: currentGuest(guest),
      onReady: () => {
        clearTimeout(timeout);
        callbacks.current.onReady();
      },
      onClose: () => callbacks.current.onClose(),
    });
    return () => {
      clearTimeout(timeout);
      stop();
    };
  }, [chat, locale, guest]);

  useEffect(() => {
    if (!isOpen) return;
    close.current?.focus();
    const narrow = window.matchMedia('(max-width: 479px)');
    // When the panel covers the screen, a focused element behind it would be invisible.
    const leave = ({ target }: FocusEvent) => {
      if (narrow.matches && !panel.current?.contains(target as Node)) callbacks.current.onClose();
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isOpen]);

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={title}
      data-open={isOpen}
      data-print="none"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onClose()}
    >
      <div className={styles.header}>
        <span>{title}</span>
        <RoundButton
          ref={close}
          icon="close"
          iconSize={20}
          className={styles.close}
          label={texts.close}
          onClick={onClose}
        />
      </div>
      <iframe ref={frame} className={styles.frame} src={url} title={title} />
    </div>
  );
}
