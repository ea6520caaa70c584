import { Container } from '@/ui/static/container';
import { MemberPanel } from '../member/member-panel';
import type { Layout, LayoutProps } from '../page';
import { DefaultLayout } from './default-layout';
import styles from './layouts.module.css';

/** Shows the side panel with the member's header and navigation, and the content to its right (§2). */
function MemberLayout({ shell, children }: LayoutProps) {
  return (
    <DefaultLayout shell={shell} hasPreFooter={false}>
      <Container className={styles.member}>
        <MemberPanel />
        <div className={styles.memberContent}>{children}</div>
      </Container>
    </DefaultLayout>
  );
}

export const memberLayout: Layout = { name: 'member', Frame: MemberLayout };
