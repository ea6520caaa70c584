import type { ReactNode } from 'react';
import { Container } from '@/ui/static/container';
import styles from './numbered-section.module.css';

type NumberedSectionProps = {
  id: string;
  title: string;
  text: string;
  /** A way on below the text. */
  action?: ReactNode;
  /** `sign` stands large before each item: a number or a letter. */
  items: { sign: string; title: string; text: string }[];
  isSoft?: boolean;
  /** False where the signs are not an order. */
  isOrdered?: boolean;
};

/** A heading at left, signed items in two columns beside it. */
export function NumberedSection({ id, title, text, action, items, isSoft, isOrdered = true }: NumberedSectionProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className={isSoft ? styles.soft : styles.band} aria-labelledby={id}>
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
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
