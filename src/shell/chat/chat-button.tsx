import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '@/config/brand';
import { chatEnv } from '@/config/env';
import { useMessages } from '@/i18n/use-messages';
import { isPlainClick } from '@/lib/plain-click';
import { Icon } from '@/ui/static/pictures/icon';
import type { LayoutName } from '../page';
import styles from './chat-button.module.css';

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
    if (!chatEnv || !isPlainClick(event)) return;
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

const STILL_MS = 300;
/** Must equal the breakpoint in chat-button.module.css. */
const SMALL_SCREEN = '(max-width: 1023.98px)';
/** Controls, and the figures of lists: the button may not cover them. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"], dd';
const FIELDS = 'input, select, textarea';
/** A control that is larger than this both ways stays visible enough beside the button. */
const LARGE_PX = 140;

/**
 * Shows the help button (`data-shown`) while a small screen does not scroll and no control is below the button;
 * otherwise only its edge is visible. Returns a function that stops this.
 */
export function hideOverControls(button: HTMLElement): () => void {
  const smallScreen = window.matchMedia(SMALL_SCREEN);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => button.toggleAttribute('data-shown', !document.activeElement?.matches(FIELDS) && isFree(button));
  const hide = () => {
    // On large screens the button is always shown and no style reads the attribute.
    if (!smallScreen.matches) return;
    button.removeAttribute('data-shown');
    clearTimeout(timer);
    timer = setTimeout(update, STILL_MS);
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  for (const type of ['scroll', 'resize']) window.addEventListener(type, hide, options);
  for (const type of ['focusin', 'focusout', 'click']) document.addEventListener(type, hide, options);
  // Content that loads later, such as a list of dates, moves controls below the button. The first call is at once.
  const content = new ResizeObserver(hide);
  content.observe(document.body);
  return () => {
    stop.abort();
    content.disconnect();
    clearTimeout(timer);
  };
}

/** True if no control lies at nine points of the place where the button is when it is shown. */
function isFree(button: HTMLElement): boolean {
  const left = button.offsetLeft;
  const { top, height } = button.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((across) =>
    [0.05, 0.5, 0.95].every((down) => {
      const [x, y] = [left + button.offsetWidth * across, top + height * down];
      return document.elementsFromPoint(x, y).every((element) => !isControl(element.closest(CONTROLS), button, x, y));
    }),
  );
}

function isControl(control: Element | null, button: HTMLElement, x: number, y: number): boolean {
  if (!control || control === button) return false;
  const box = control.getBoundingClientRect();
  if (box.width > LARGE_PX && box.height > LARGE_PX) return false;
  // The link of a card is larger than its box: it also covers the rest of the card.
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
