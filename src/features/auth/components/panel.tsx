import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import styles from './panel.module.css';

type PanelProps = {
  tone: 'info' | 'error';
  icon: IconName;
  title: string;
  /** Answers a press, so the title is read at once. */
  takesFocus?: boolean;
  actions: ReactNode;
  children: ReactNode;
};

/** In place of a form: how far it has come and what can be done next. */
export function Panel({ tone, icon, title, takesFocus = false, actions, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={classNames(styles.panel, styles[tone])} aria-labelledby="panel-title">
      <Icon name={icon} size={32} className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} id="panel-title" className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
