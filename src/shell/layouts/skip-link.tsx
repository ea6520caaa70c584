import { useWords } from '@/i18n/use-words';

export const CONTENT_ID = 'content';

export function SkipLink() {
  const { t } = useWords();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`} data-print="none">
      {t('menu.skip')}
    </a>
  );
}
