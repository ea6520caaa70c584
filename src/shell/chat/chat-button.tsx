import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { whatsappLink } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/static/icon';
import styles from './chat-button.module.css';

/** The helper at the bottom right (§2): a link that works without any script. */
export function ChatButton() {
  const { t } = useWords();
  const { pathname } = useRouter();
  const hasScrolled = useHasScrolled();
  // On a small screen the first view of the home page belongs to its search.
  const waits = pathname === '/' && !hasScrolled;
  return (
    <a
      className={classNames(styles.button, waits && styles.waits)}
      href={whatsappLink(t('chat.greeting'))}
      rel="noopener"
      data-print="none"
    >
      <Icon name="chat" size={24} />
      <span className="visually-hidden">{t('chat.open')}</span>
    </a>
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
