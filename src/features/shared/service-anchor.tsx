import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Icon } from '@/ui/static/pictures/icon';
import type { ServiceLink } from './service-link';

type ServiceAnchorProps = {
  link: ServiceLink | null;
  /** A name from the service, in Indonesian; shown as text if there is no link. */
  children: ReactNode;
  /** More text of the link, in the language of the page. */
  note?: Elements;
  className?: string;
  /** The size of the icon that marks another site; without it no icon is shown. */
  iconSize?: number;
  /** The id of an element that already announces the new tab. */
  outsideId?: string;
};

/** Shows a link from the service: pages of this site open in the same tab, others in a new tab, which is announced. */
export function ServiceAnchor({ link, children, note, className, iconSize, outsideId }: ServiceAnchorProps) {
  const { t, lang } = useMessages();
  // Only the name is in Indonesian on an English page, not the text about the new tab.
  const name = (
    <>
      <span lang={lang()}>{children}</span>
      {note && ' '}
      {note}
    </>
  );
  if (!link) return name;
  const isOutside = link.host !== null;
  const outside = isOutside ? ({ target: '_blank', 'aria-describedby': outsideId } as const) : {};
  return (
    <AppLink href={link.href} className={className} {...outside}>
      {name}
      {isOutside && iconSize && <Icon name="external" size={iconSize} />}
      {isOutside && !outsideId && ' '}
      {isOutside && !outsideId && <span className="visually-hidden">{t('states.opensNewTab')}</span>}
    </AppLink>
  );
}
