import { useMessages } from '@/i18n/use-messages';

export const CONTENT_ID = 'content';

export function SkipLink() {
  const { t } = useMessages();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`} data-print="none">
      {t('menu.skip')}
    </a>
  );
}
