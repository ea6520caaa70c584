import { routes } from '@/config/routes';
import { QuestionsSection } from '@/features/shared/questions-section';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';

const QUESTIONS = ['excluded', 'alone', 'minimum', 'halal', 'passport'];

export function Questions() {
  const { t } = useMessages('home');
  return (
    <QuestionsSection
      title={t('questions.title')}
      text={t('questions.text')}
      isFirstOpen={false}
      link={<GoLink href={routes.visaAndPassport()}>{t('questions.visa')}</GoLink>}
      questions={QUESTIONS.map((key) => ({
        key,
        title: t(`questions.${key}.title`),
        text: t(`questions.${key}.text`),
      }))}
    />
  );
}
