import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { Container } from '@/ui/static/container';
import { GoLink } from '@/ui/static/go-link';
import styles from './questions.module.css';

const QUESTIONS = ['excluded', 'alone', 'minimum', 'halal', 'passport'];

export function Questions() {
  const { t } = useWords('home');
  return (
    <section id="questions" className={styles.band} aria-labelledby="questions-title">
      <Container className={styles.grid}>
        <div>
          <h2 id="questions-title">{t('questions.title')}</h2>
          <p className={styles.text}>{t('questions.text')}</p>
          <GoLink href={routes.visaAndPassport()}>{t('questions.visa')}</GoLink>
        </div>
        <Accordion>
          {QUESTIONS.map((question, index) => (
            <AccordionItem key={question} title={t(`questions.${question}.title`)} isOpen={index === 0}>
              <p className="measure">{t(`questions.${question}.text`)}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </section>
  );
}
