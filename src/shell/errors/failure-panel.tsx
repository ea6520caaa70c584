import Head from 'next/head';
import { brand } from '@/config/brand';
import type { Elements } from '@/lib/elements';
import { Button } from '@/ui/static/buttons/button';
import { BecalmedBoat } from '@/ui/static/pictures/drawings';
import styles from './failure-panel.module.css';

export type FailurePanelProps = {
  status?: number;
  title: string;
  text: string;
  button: string;
  onPress: () => void;
  /** 'sudden' replaces the page, scrolls into view and takes the focus; 'part' replaces one part of the page. */
  as?: 'sudden' | 'part';
  /** Further links beside the button. */
  children?: Elements;
};

/** Shows an error message and a button in place of the page's content and title, or of one part. */
export function FailurePanel({ status, title, text, button, onPress, as, children }: FailurePanelProps) {
  const Title = as === 'part' ? 'h2' : 'h1';
  return (
    <div className={`container ${styles.panel}`} data-as={as}>
      {as !== 'part' && (
        <Head>
          <title key="title">{`${title} · ${brand.name}`}</title>
        </Head>
      )}
      <BecalmedBoat className={styles.drawing} />
      <div className={styles.text}>
        <div className={styles.text} role="alert">
          {status !== undefined && <p className={styles.status}>{status}</p>}
          <Title ref={as === 'sudden' ? bringIntoView : undefined} tabIndex={-1}>
            {title}
          </Title>
          <p className="lead muted">{text}</p>
        </div>
        <div className={`cluster ${styles.actions}`}>
          <Button size="large" icon="refresh" onClick={onPress}>
            {button}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}

function bringIntoView(title: HTMLElement | null) {
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
}
