import styles from './legal-sections.module.css';
import type { LegalBlock, LegalSection } from './legal-text';

/** Shows the full text: numbered sections, each with an anchor. */
export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return sections.map(({ id, title, blocks }, index) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`h3 ${styles.title}`}>
        <span className={styles.number}>{`${index + 1}.`}</span> <span>{title}</span>
      </h2>
      {blocks.map((block) => (
        <Block key={block.key} block={block} />
      ))}
    </section>
  ));
}

function Block({ block }: { block: LegalBlock }) {
  if ('text' in block) return <p className={`measure ${styles.paragraph}`}>{block.text}</p>;
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
