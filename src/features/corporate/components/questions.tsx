import { routes } from '@/config/routes';
import { QuestionsSection } from '@/features/shared/questions-section';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';

const QUESTIONS = ['minimum', 'payment', 'visa', 'urgent', 'npwp'];

export function Questions() {
  const { t } = useMessages('corporate');
  return (
    <QuestionsSection
      title={t('questions.title')}
      text={t('questions.text')}
      link={<GoLink href={routes.contact()}>{t('questions.contact')}</GoLink>}
      questions={QUESTIONS.map((key) => ({
        key,
        title: t(`questions.${key}.title`),
        text: t(`questions.${key}.text`),
      }))}
    />
  );
}
