import type { ReactElement } from 'react';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import styles from './questions-section.module.css';

type QuestionsSectionProps = {
  title: string;
  text: string;
  /** A link to ask a question or read more. */
  link: ReactElement;
  questions: readonly { key: string; title: string; text: string }[];
  isFirstOpen?: boolean;
};

/** Shows frequent questions beside a short text. */
export function QuestionsSection({ title, text, link, questions, isFirstOpen = true }: QuestionsSectionProps) {
  return (
    <section id="questions" className={styles.band} aria-labelledby="questions-title">
      <div className={`container stack ${styles.grid}`}>
        <div>
          <h2 id="questions-title">{title}</h2>
          <p className={`muted ${styles.text}`}>{text}</p>
          {link}
        </div>
        <Accordion>
          {questions.map((question, index) => (
            <AccordionItem key={question.key} title={question.title} isOpen={isFirstOpen && index === 0}>
              <p className="measure">{question.text}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
