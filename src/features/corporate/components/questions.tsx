import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { Container } from '@/ui/static/container';
import { GoLink } from '@/ui/static/go-link';
import styles from './questions.module.css';

const QUESTIONS = ['minimum', 'payment', 'visa', 'urgent', 'npwp'];

export function Questions() {
  const { t } = useWords('corporate');
  return (
    <section className={styles.band} aria-labelledby="questions">
      <Container className={styles.grid}>
        <div>
          <h2 id="questions">{t('questions.title')}</h2>
          <p className={styles.text}>{t('questions.text')}</p>
          <GoLink href={routes.contact()}>{t('questions.contact')}</GoLink>
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
