import Link from 'next/link';
import { useMessages } from '@/i18n/use-messages';
import { currentOf, type MenuEntry } from './menu';

type MenuItemsProps = {
  entries: readonly MenuEntry[];
  className?: string | undefined;
  /** The router's `pathname`, for a menu that marks the current page. */
  pathname?: string;
};

/** Shows the entries of a menu, for its list. */
export function MenuItems({ entries, className, pathname }: MenuItemsProps) {
  const { t } = useMessages();
  return entries.map(({ messageKey, href }) => (
    <li key={href}>
      <Link
        className={className}
        href={href}
        prefetch={false}
        aria-current={pathname ? currentOf(href, pathname) : undefined}
      >
        {t(messageKey)}
      </Link>
    </li>
  ));
}
