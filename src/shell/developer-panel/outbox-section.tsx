import { useControl } from '@/hooks/developer/use-control';
import styles from './developer-panel.module.css';
import { messages } from './messages';
import { PanelSection } from './panel-section';

/** Shows the emails that a real service would have sent, newest first, with their links. */
export function OutboxSection() {
  return (
    <PanelSection title={messages.outbox}>
      <Mails />
    </PanelSection>
  );
}

function Mails() {
  const { data: mails = [] } = useControl('outbox');
  if (mails.length === 0) return <p className={styles.note}>{messages.noMails}</p>;
  return (
    <ul className={styles.list}>
      {mails.toReversed().map(({ id, to, subject, text, link }) => (
        <li key={id} className={styles.mail}>
          <b>{subject}</b>
          <span className={styles.note}>{messages.mailTo(to)}</span>
          <span>{text}</span>
          {link && <a href={link}>{messages.followLink}</a>}
        </li>
      ))}
    </ul>
  );
}
