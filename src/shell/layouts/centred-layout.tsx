import { DefaultLayout } from './default-layout';
import type { LayoutProps } from './layout-props';
import styles from './layouts.module.css';

/** The content in a centred container, for forms and texts. */
export function CentredLayout({ shell, children }: LayoutProps) {
  return (
    <DefaultLayout shell={shell} hasPreFooter={false}>
      <div className={styles.centred}>{children}</div>
    </DefaultLayout>
  );
}
