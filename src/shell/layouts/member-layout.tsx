import { Container } from '@/ui/static/container';
import { MemberPanel } from '../member/member-panel';
import { DefaultLayout } from './default-layout';
import type { LayoutProps } from './layout-props';
import styles from './layouts.module.css';

/** The side panel with the member's header and navigation, the content on the right (§2). */
export function MemberLayout({ shell, children }: LayoutProps) {
  return (
    <DefaultLayout shell={shell} hasPreFooter={false}>
      <Container className={styles.member}>
        <MemberPanel />
        <div className={styles.memberContent}>{children}</div>
      </Container>
    </DefaultLayout>
  );
}
