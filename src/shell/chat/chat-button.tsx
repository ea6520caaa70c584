import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '@/config/brand';
import { chatEnv } from '@/config/env';
import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import type { LayoutName } from '../page';
import styles from './chat-button.module.css';
import { hideOverControls } from './hide-over-controls';

/** Returns false on the obs layout (§1) and on auth pages, which have no chat button. */
export const showsChat = (layout: LayoutName, pathname: string) => layout !== 'obs' && !pathname.startsWith('/auth');

/**
 * Shows the help button at the bottom right (§2). It opens the chat when one is configured. Otherwise, and without
 * scripts, it links to WhatsApp.
 */
export function ChatButton() {
  const { t, locale } = useMessages();
  const [isOpening, setIsOpening] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => (button.current ? hideOverControls(button.current) : undefined), []);
  const link = whatsappLink(t('chat.greeting'));
  const open = async (event: MouseEvent) => {
    if (!chatEnv || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpening(true);
    try {
      const { openChat } = await import('./open-chat');
      await openChat(chatEnv, { locale, title: t('chat.title'), close: t('chat.close'), guest: t('chat.guest') });
    } catch {
      window.location.assign(link);
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <aside className="boxless" aria-label={t('chat.label')}>
      <a
        ref={button}
        className={styles.button}
        href={link}
        onClick={open}
        aria-busy={isOpening || undefined}
        rel="noopener"
        data-print="none"
      >
        <Icon name="chat" size={24} />
        <span className={styles.label} aria-hidden="true">
          {t('chat.label')}
        </span>
        {/* The style sheet shows the button once an element follows the label. */}
        <span className="visually-hidden">{t(chatEnv ? 'chat.chat' : 'chat.open')}</span>
      </a>
    </aside>
  );
}
