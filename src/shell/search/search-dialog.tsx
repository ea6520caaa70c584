import { useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { closeSearch, type SearchRequest } from '@/state/search';
import { ControlProvider } from '@/ui/controls/control-provider';
import { Dialog } from '@/ui/controls/dialog';
import { SearchBox } from './search-box';

/** Shows the search with its suggestions; on phones it fills the screen. */
export function SearchDialog({ request }: { request: SearchRequest | null }) {
  const { t } = useMessages();
  // The last request stays while the dialog closes.
  const [shown, setShown] = useState<SearchRequest>({});
  const [text, setText] = useState('');
  if (request && request !== shown) {
    setShown(request);
    setText(request.text ?? '');
  }
  const cancel = () => {
    shown.onClose?.(text);
    closeSearch();
  };
  return (
    <ControlProvider>
      <Dialog
        isOpen={request !== null}
        onClose={cancel}
        title={t('find.title')}
        closeLabel={t('buttons.close')}
        width="search"
      >
        <SearchBox request={shown} text={text} setText={setText} />
      </Dialog>
    </ControlProvider>
  );
}
