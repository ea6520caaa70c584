import Head from 'next/head';
import type { ReactNode } from 'react';
import { brand } from '@/config/brand';
import { Button } from '@/ui/static/button';
import { Container } from '@/ui/static/container';
import { BecalmedBoat } from '@/ui/static/drawings';
import styles from './failure-panel.module.css';

export type FailurePanelProps = {
  status?: number;
  title: string;
  text: string;
  button: string;
  onPress: () => void;
  /** In place of what somebody was reading: it comes into view and gets the focus. */
  isSudden?: boolean;
  /** Other ways on, beside the button. */
  children?: ReactNode;
};

/** In place of the content, and of its title: what happened, and the way out. */
export function FailurePanel({ status, title, text, button, onPress, isSudden, children }: FailurePanelProps) {
  return (
    <Container className={styles.panel}>
      <Head>
        <title key="title">{`${title} · ${brand.name}`}</title>
      </Head>
      <BecalmedBoat className={styles.drawing} />
      <div className={styles.words}>
        <div className={styles.words} role="alert">
          {status !== undefined && <p className={styles.status}>{status}</p>}
          <h1 ref={isSudden ? bringIntoView : undefined} tabIndex={-1}>
            {title}
          </h1>
          <p className="lead muted">{text}</p>
        </div>
        <div className={styles.actions}>
          <Button size="large" icon="refresh" onClick={onPress}>
            {button}
          </Button>
          {children}
        </div>
      </div>
    </Container>
  );
}

function bringIntoView(title: HTMLElement | null) {
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
}
