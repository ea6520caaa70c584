import { StepList } from '@/features/shared/step-list';
import { useMessages } from '@/i18n/use-messages';

const STEPS = ['read', 'talk', 'answer'];

/** Shows the three steps that follow an application, below their heading `steps`. */
export function HiringSteps() {
  const { t } = useMessages('career');
  const steps = STEPS.map((step) => ({ title: t(`next.${step}.title`), text: t(`next.${step}.text`) }));
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="h3">
        {t('next.title')}
      </h2>
      <StepList steps={steps} />
    </section>
  );
}
