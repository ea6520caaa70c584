import type { LiHTMLAttributes, ReactNode } from 'react';
import type { Elements } from '@/lib/elements';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { Container } from '@/ui/static/container';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import styles from './tour-top.module.css';

type TourTopProps = {
  crumbs: ReactNode;
  title: string;
  lang: string | undefined;
  /** Elements of `TourFact`. */
  facts: ReactNode;
  /** The buttons beside the title. */
  actions: ReactNode;
  /** The pictures, then the rest of the page. */
  children: Elements;
};

/** Shows the top of a tour's page: breadcrumb, title, facts and pictures. */
export function TourTop({ crumbs, title, lang, facts, actions, children }: TourTopProps) {
  return (
    <>
      <Container className={styles.crumbs}>{crumbs}</Container>
      <Container className={`stack ${styles.layout}`}>
        <div className={styles.heading} data-atomic="">
          <div>
            <h1 className={styles.title} lang={lang}>
              {withNoBreakDashes(title)}
            </h1>
            <ul className={`cluster ${styles.facts}`}>{facts}</ul>
          </div>
          {actions && (
            <div className={`cluster ${styles.actions}`} data-print="none">
              {actions}
            </div>
          )}
        </div>
        {children}
      </Container>
    </>
  );
}

export function TourFact({ icon, children, ...rest }: LiHTMLAttributes<HTMLLIElement> & { icon: IconName }) {
  return (
    <li className={styles.fact} {...rest}>
      <Icon name={icon} size={20} className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}
