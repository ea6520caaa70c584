import { useMessages } from '@/i18n/use-messages';
import { ControlProvider } from '@/ui/controls/control-provider';
import { Drawer } from '@/ui/controls/drawer';
import { MenuList } from './menu-list';

export type MenuDrawerProps = { isOpen: boolean; onClose: () => void };

/** Shows the menu of small screens in a drawer. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { t } = useMessages();
  return (
    <ControlProvider>
      <Drawer isOpen={isOpen} onClose={onClose} title={t('menu.title')} closeLabel={t('menu.close')}>
        <MenuList />
      </Drawer>
    </ControlProvider>
  );
}
