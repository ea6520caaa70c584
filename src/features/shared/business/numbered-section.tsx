import type { Elements } from '@/lib/elements';
import { Container } from '@/ui/static/container';
import styles from './numbered-section.module.css';

type NumberedSectionProps = {
  id: string;
  title: string;
  text: string;
  /** A link below the text. */
  action?: Elements;
  /** `sign` is shown large before each item: a number or a letter. */
  items: { sign: string; title: string; text: string }[];
  isSoft?: boolean;
  /** False if the signs do not express an order. */
  isOrdered?: boolean;
};

/** Shows a heading on the left, and items with their signs in two columns on the right. */
export function NumberedSection({ id, title, text, action, items, isSoft, isOrdered = true }: NumberedSectionProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className={isSoft ? 'soft-band' : styles.band} aria-labelledby={id}>
      <Container className={styles.grid}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
          {action}
        </div>
        <List className={styles.items}>
          {items.map((item) => (
            <li key={item.title}>
              <span className={styles.sign} aria-hidden="true">
                {item.sign}
              </span>
              <div>
                <h3>{item.title}</h3>
                <p className="small muted">{item.text}</p>
              </div>
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
