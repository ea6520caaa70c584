import { useRouter } from 'next/router';
import { startTransition, useEffect, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useHydrated } from '@/lib/use-hydrated';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './site-nav.module.css';

const MenuDrawer = loadOnUse(() => import('./menu-drawer').then((part) => part.MenuDrawer));

/**
 * Shows the button that opens the menu of small screens; until the script has loaded it is a link to the menu in the
 * footer.
 */
export function MenuButton() {
  const { t } = useMessages();
  const { events } = useRouter();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    const close = () => setIsOpen(false);
    events.on('routeChangeComplete', close);
    return () => events.off('routeChangeComplete', close);
  }, [events]);

  if (!isHydrated) {
    return (
      <div className={styles.menuSlot}>
        <a className={styles.menuLink} href="#site-map" aria-label={t('menu.open')}>
          <Icon name="menu" size={22} />
        </a>
      </div>
    );
  }

  const open = () => {
    setIsOpen(true);
    // A transition, so that the button shows the press before the menu renders.
    startTransition(() => setWasOpened(true));
  };
  return (
    <div className={styles.menuSlot}>
      <RoundButton
        icon="menu"
        iconSize={22}
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {wasOpened && <MenuDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
