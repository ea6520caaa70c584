import { useWords } from '@/i18n/use-words';
import { RoundButton } from '@/ui/static/round-button';
import { useModal } from '../use-modal';
import styles from './menu-drawer.module.css';
import { MenuList } from './menu-list';

export type MenuDrawerProps = { isOpen: boolean; onClose: () => void };

/** The menu of small screens, from the right edge. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { t } = useWords();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} className={styles.drawer} aria-label={t('menu.title')}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <p className={styles.title}>{t('menu.title')}</p>
          <RoundButton icon="close" iconSize={22} label={t('menu.close')} onClick={onClose} />
        </div>
        <MenuList />
      </div>
    </dialog>
  );
}
