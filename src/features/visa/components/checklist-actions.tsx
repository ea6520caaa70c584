import type { VisaCountryDetail } from '@sdk';
import { useShare } from '@/features/shared/use-share';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { checklistText } from '../checklist';
import type { CountryModel } from '../country-model';
import styles from './checklist.module.css';

type ChecklistActionsProps = {
  country: CountryModel;
  documents: VisaCountryDetail['documents'];
  ticks: readonly string[];
  clear: () => void;
};

/** Shows the actions for the whole list. */
export function ChecklistActions({ country, documents, ticks, clear }: ChecklistActionsProps) {
  const { t } = useMessages('visa');
  const { resultText, share } = useShare({ copied: t('documents.copied'), failed: t('documents.shareFailed') });
  const title = t('documents.shareTitle', { country: country.name });
  const shareList = () => share({ title, text: checklistText(title, documents, ticks), url: window.location.href });
  return (
    <div className={`cluster ${styles.actions}`} data-print="none">
      <Button look="line" icon="print" onClick={() => window.print()}>
        {t('documents.print')}
      </Button>
      <Button look="line" icon="share" onClick={shareList}>
        {t('common:buttons.share')}
      </Button>
      {ticks.length > 0 && (
        <Button look="quiet" onClick={clear}>
          {t('documents.clear')}
        </Button>
      )}
      <span role="status" className="small muted">
        {resultText}
      </span>
    </div>
  );
}
