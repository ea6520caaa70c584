import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Icon } from '@/ui/static/pictures/icon';
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

/** A link from the service's content: pages of this site open in place, others in a new tab, which the link announces. */
export function ServiceAnchor({ link, children, className, iconSize, outsideId }: ServiceAnchorProps) {
  const { t } = useMessages();
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
