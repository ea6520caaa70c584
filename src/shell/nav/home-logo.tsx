import Link from 'next/link';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { Logo } from '@/ui/static/pictures/logo';
import styles from './home-logo.module.css';

/** Shows the logo as a link to the home page. */
export function HomeLogo({ className }: { className?: string }) {
  const { t } = useMessages();
  return (
    <Link
      className={classNames(styles.logo, className)}
      href={routes.home()}
      prefetch={false}
      aria-label={`${brand.name}: ${t('menu.home')}`}
    >
      <Logo name={brand.name.toLowerCase()} />
    </Link>
  );
}
