import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import styles from './panel.module.css';

type PanelProps = {
  tone: 'info' | 'error';
  icon: IconName;
  title: string;
  /** True when the panel appears after a press: the title takes the focus, so that screen readers read it at once. */
  takesFocus?: boolean;
  actions: ReactNode;
  children: Elements;
};

/** Replaces a form: shows the progress and the next steps. */
export function Panel({ tone, icon, title, takesFocus = false, actions, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={classNames(styles.panel, styles[tone])} aria-labelledby="panel-title">
      <Icon name={icon} size={32} className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} id="panel-title" className={`h4 ${styles.title}`}>
        {title}
      </h2>
      {children}
      <div className={`cluster ${styles.actions}`}>{actions}</div>
    </section>
  );
}
