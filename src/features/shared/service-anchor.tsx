import type { ReactNode } from 'react';
import { useWords } from '@/i18n/use-words';
import { AppLink } from '@/ui/static/app-link';
import { Icon } from '@/ui/static/icon';
import type { ServiceLink } from './service-link';

type ServiceAnchorProps = {
  link: ServiceLink | null;
  /** A name as the service writes it, in Indonesian; without a link it stands alone. */
  children: ReactNode;
  className?: string;
  /** The size of the mark of another site; none without it. */
  iconSize?: number;
  /** For what already says that a new tab opens. */
  outsideId?: string;
};

/** A link of the service: a page of this site opens in place, any other in a new tab that is told in words. */
export function ServiceAnchor({ link, children, className, iconSize, outsideId }: ServiceAnchorProps) {
  const { t } = useWords();
  // Only the name is Indonesian on an English page, not the words about the tab.
  const name = <span lang="id">{children}</span>;
  if (!link) return name;
  if (!link.host) {
    return (
      <AppLink href={link.href} className={className}>
        {name}
      </AppLink>
    );
  }
  return (
    <AppLink href={link.href} target="_blank" aria-describedby={outsideId} className={className}>
      {name}
      {iconSize && <Icon name="external" size={iconSize} />}
      {!outsideId && ' '}
      {!outsideId && <span className="visually-hidden">{t('states.opensNewTab')}</span>}
    </AppLink>
  );
}
