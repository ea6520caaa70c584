import type { VisaCountryDetail } from '@sdk';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { checklistText } from '../checklist';
import type { CountryModel } from '../country-model';
import { useShareText } from '../use-share-text';
import styles from './checklist.module.css';

type ChecklistActionsProps = {
  country: CountryModel;
  documents: VisaCountryDetail['documents'];
  ticks: readonly string[];
  clear: () => void;
};

/** What can be done with the list as a whole. */
export function ChecklistActions({ country, documents, ticks, clear }: ChecklistActionsProps) {
  const { t } = useWords('visa');
  const { state, share } = useShareText();
  const title = t('documents.shareTitle', { country: country.name });
  return (
    <div className={styles.actions} data-print="none">
      <Button look="line" icon="print" onClick={() => window.print()}>
        {t('documents.print')}
      </Button>
      <Button look="line" icon="share" onClick={() => share(title, checklistText(title, documents, ticks))}>
        {t('common:buttons.share')}
      </Button>
      {ticks.length > 0 && (
        <Button look="quiet" onClick={clear}>
          {t('documents.clear')}
        </Button>
      )}
      <span role="status" className={styles.shared}>
        {state === 'copied' && t('documents.copied')}
        {state === 'failed' && t('documents.shareFailed')}
      </span>
    </div>
  );
}
