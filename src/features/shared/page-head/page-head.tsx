import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { type Crumb, Crumbs } from './crumbs';
import { HeadText, type HeadTextProps } from './head-text';
import styles from './page-head.module.css';

type PageHeadProps = HeadTextProps & {
  crumbs: Crumb[];
  /** A control of the page, such as its search: beside the text on large screens, else below it. */
  aside?: Elements;
  /** True if a bar or tabs follow, which belong to the head. */
  isClose?: boolean;
};

/** Shows the head of a page: breadcrumb, title, lead and next step. `HeadText` is the same for a page with columns. */
export function PageHead({ crumbs, aside, isClose, className, ...text }: PageHeadProps) {
  return (
    <>
      <Crumbs items={crumbs} />
      <div className={classNames('stack', styles.head, isClose && styles.close, className)}>
        <HeadText {...text} />
        {aside}
      </div>
    </>
  );
}
