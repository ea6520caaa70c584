import { withNoBreakDashes } from '@/lib/text/dashes';
import { AppLink } from '../buttons/app-link';
import card from './card-link.module.css';

type CardLinkProps = {
  href: string;
  title: string;
  lang?: string;
  className?: string;
  level?: 2 | 3 | 4;
};

/** Shows a card's heading whose link covers the whole card. The card element must have `cardClass`. */
export function CardLink({ href, title, lang, className, level = 3 }: CardLinkProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className} lang={lang}>
      <AppLink href={href} className={card.link} prefetch>
        {withNoBreakDashes(title)}
      </AppLink>
    </Heading>
  );
}

/**
 * Classes for the element that the link covers, for a link other than CardLink, and for a picture with a hover effect.
 */
export const cardClass = card.card ?? '';
export const cardLinkClass = card.link ?? '';
export const cardPictureClass = card.picture ?? '';
