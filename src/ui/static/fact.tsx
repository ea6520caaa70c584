import { classNames } from '@/lib/class-names';
import styles from './fact.module.css';
import { Icon } from './pictures/icon';
import type { IconName } from './pictures/icon-paths';

type FactProps = { icon: IconName; title: string; text?: string };

/** Short facts with icons: in one line, or as a row of titles with sentences. */
export function Facts({
  items,
  layout = 'row',
  className,
}: {
  items: FactProps[];
  layout?: 'row' | 'grid';
  className?: string;
}) {
  return (
    <ul className={classNames(styles[layout], className)}>
      {items.map((item) => (
        <li key={item.title} className={styles.fact}>
          <Icon name={item.icon} size={layout === 'grid' ? 24 : 20} className={styles.icon} />
          <span>
            <span className={styles.title}>{item.title}</span>
            {item.text && <span className={styles.text}>{item.text}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
