import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useState } from 'react';
import { whatsappLink } from '@/config/brand';
import { chatEnv } from '@/config/env';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './chat-button.module.css';

/**
 * Shows the help button at the bottom right (§2): it opens the chat when one is configured. Otherwise, and without
 * scripts, it links to WhatsApp.
 */
export function ChatButton() {
  const { t, locale } = useMessages();
  const { pathname } = useRouter();
  const [isOpening, setIsOpening] = useState(false);
  const hasScrolled = useHasScrolled();
  // On small screens the home page shows the button only after scrolling, because it would cover the search form.
  const waits = pathname === '/' && !hasScrolled;
  const link = whatsappLink(t('chat.greeting'));
  const open = async (event: MouseEvent) => {
    if (!chatEnv || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpening(true);
    try {
      const { openChat } = await import('./open-chat');
      await openChat(chatEnv, { locale, title: t('chat.title'), close: t('chat.close') });
    } catch {
      window.location.assign(link);
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <aside className="boxless" aria-label={t('chat.label')}>
      <a
        className={classNames(styles.button, waits && styles.waits)}
        href={link}
        onClick={open}
        aria-busy={isOpening || undefined}
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
