import type { Ref } from 'react';
import { AppLink } from '../buttons/app-link';
import { Avatar } from '../pictures/avatar';
import { Icon } from '../pictures/icon';
import type { IconName } from '../pictures/icon-paths';
import styles from './side-panel.module.css';

type SidePanelProps = {
  label: string;
  avatar: string | null;
  name: string;
  note?: string;
  items: { href: string; label: string; icon: IconName; isCurrent?: boolean }[];
  logout: { label: string; onClick: () => void };
  /** Ref to the row of tabs, which scrolls sideways on small screens. */
  listRef?: Ref<HTMLUListElement>;
};

/** The side panel of the member area; below 1024 px a line with the avatar and scrolling tabs. */
export function SidePanel({ label, avatar, name, note, items, logout, listRef }: SidePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.person}>
        <Avatar src={avatar} />
        <div>
          <p className={styles.name}>{name}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      <nav aria-label={label} className={styles.nav}>
        <ul ref={listRef} className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <AppLink href={item.href} className={styles.row} aria-current={item.isCurrent ? 'page' : undefined}>
                <Icon name={item.icon} />
                {item.label}
              </AppLink>
            </li>
          ))}
          <li className={styles.last}>
            <button type="button" className={styles.row} onClick={logout.onClick}>
              <Icon name="logout" />
              {logout.label}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
