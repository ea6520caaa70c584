import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { GoLink } from '@/ui/static/go-link';
import { Section } from '@/ui/static/section';
import styles from './questions.module.css';

const QUESTIONS = ['excluded', 'alone', 'minimum', 'halal', 'passport'];

export function Questions() {
  const { t } = useWords('home');
  return (
    <Section
      id="questions"
      title={t('questions.title')}
      intro={t('questions.text')}
      action={<GoLink href={routes.visaAndPassport()}>{t('questions.visa')}</GoLink>}
      className={styles.questions}
    >
      <Accordion>
        {QUESTIONS.map((question, index) => (
          <AccordionItem key={question} title={t(`questions.${question}.title`)} isOpen={index === 0}>
            <p className="measure">{t(`questions.${question}.text`)}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
