import { useRouter } from 'next/router';
import { type ComponentProps, type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '@/config/brand';
import { chatEnv } from '@/config/env';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/static/icon';
import styles from './chat-button.module.css';
import type { ChatPanel } from './chat-panel';

type Stage = 'closed' | 'opening' | 'open';

/** The helper at the bottom right (§2): the chat where one is configured, else and without scripts WhatsApp. */
export function ChatButton() {
  const { t } = useWords();
  const { pathname } = useRouter();
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof ChatPanel>> | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [stage, setStage] = useState<Stage>('closed');
  const button = useRef<HTMLAnchorElement>(null);
  const hasScrolled = useHasScrolled();
  // On a small screen the first view of the home page belongs to its search.
  const waits = pathname === '/' && !hasScrolled;
  const link = whatsappLink(t('chat.greeting'));
  const open = async (event: MouseEvent) => {
    if (!chatEnv || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setStage(isReady ? 'open' : 'opening');
    try {
      const { ChatPanel } = await import('./chat-panel');
      setPanel(() => ChatPanel);
    } catch {
      giveUp();
    }
  };
  const ready = () => {
    setIsReady(true);
    setStage('open');
  };
  const giveUp = () => {
    setPanel(null);
    setStage('closed');
    window.location.assign(link);
  };
  const close = () => {
    setStage('closed');
    button.current?.focus();
  };
  return (
    <aside className="boxless" aria-label={t('chat.label')}>
      {Panel && chatEnv && (
        <Panel chat={chatEnv} isOpen={stage === 'open'} onReady={ready} onFail={giveUp} onClose={close} />
      )}
      <a
        ref={button}
        className={classNames(styles.button, waits && styles.waits)}
        href={link}
        onClick={open}
        aria-busy={stage === 'opening' || undefined}
        rel="noopener"
        data-print="none"
      >
        <Icon name="chat" size={24} />
        <span className="visually-hidden">{t(chatEnv ? 'chat.chat' : 'chat.open')}</span>
      </a>
    </aside>
  );
}

function useHasScrolled() {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const notice = () => setHasScrolled(true);
    window.addEventListener('scroll', notice, { once: true, passive: true });
    return () => window.removeEventListener('scroll', notice);
  }, []);
  return hasScrolled;
}
