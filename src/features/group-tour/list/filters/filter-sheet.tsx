import { useMessages } from '@/i18n/use-messages';
import { ControlProvider } from '@/ui/controls/control-provider';
import { Drawer } from '@/ui/controls/drawer';
import { Button } from '@/ui/static/buttons/button';
import { SortSelect } from '../sort-select';
import { TourFilters, type TourFiltersProps } from './tour-filters';

type FilterSheetProps = TourFiltersProps & {
  isOpen: boolean;
  onClose: () => void;
  total: number | null;
  canSort: boolean;
};

/** Shows the filters in a sheet on small screens. Each choice applies at once; the button shows the number of tours. */
export function FilterSheet({ isOpen, onClose, total, canSort, ...filters }: FilterSheetProps) {
  const { t } = useMessages('tour');
  const action = (
    <Button onClick={onClose} isWide>
      {total === null ? t('common:states.loading') : t('filters.show', { count: total })}
    </Button>
  );
  return (
    <ControlProvider>
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title={t('filters.title')}
        closeLabel={t('common:buttons.close')}
        footer={action}
      >
        {canSort && <SortSelect position="sheet" query={filters.query} change={filters.change} />}
        <TourFilters {...filters} />
      </Drawer>
    </ControlProvider>
  );
}
