import { useMessages } from '@/i18n/use-messages';
import { Drawer } from '@/ui/controls/dialog';
import { Button } from '@/ui/static/buttons/button';
import { SortSelect } from './list-bar';
import { TourFilters } from './tour-filters';
import type { ListState } from './use-tour-list';

/** Shows the filters in a sheet on small screens. Each choice applies at once; the button shows the number of tours. */
export function FilterSheet({ isOpen, onClose, ...state }: ListState & { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages('tour');
  const action = (
    <Button onClick={onClose} isWide>
      {state.list ? t('filters.show', { count: state.list.pagination.total }) : t('common:states.loading')}
    </Button>
  );
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('common:buttons.close')}
      footer={action}
    >
      {state.view.view === 'cards' && <SortSelect {...state} position="sheet" />}
      <TourFilters {...state} />
    </Drawer>
  );
}
