import type { Mail } from '@/hooks/developer/control-answers';
import { useControl } from '@/hooks/developer/use-control';
import styles from './developer-panel.module.css';
import { PanelSection } from './panel-section';
import { words } from './words';

/** The mails the service would have sent, newest first, with the links in them. */
export function OutboxSection() {
  return (
    <PanelSection title={words.outbox}>
      <Mails />
    </PanelSection>
  );
}

function Mails() {
  const { data: mails = [] } = useControl<Mail[]>('/outbox');
  if (mails.length === 0) return <p className={styles.note}>{words.noMails}</p>;
  return (
    <ul className={styles.list}>
      {mails.toReversed().map(({ id, to, subject, text, link }) => (
        <li key={id} className={styles.mail}>
          <b>{subject}</b>
          <span className={styles.note}>{words.mailTo(to)}</span>
          <span className={styles.text}>{text}</span>
          {link && <a href={link}>{words.followLink}</a>}
        </li>
      ))}
    </ul>
  );
}
