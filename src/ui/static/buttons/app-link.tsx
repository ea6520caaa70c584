import Link from 'next/link';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  children?: ReactNode;
  /** Prefetches the page when the link becomes visible; otherwise on hover or touch. */
  prefetch?: boolean;
  /** The link changes only the query of the same page, whose data is then not requested again. */
  shallow?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

const isOutside = (href: string) => /^(https?:|mailto:|tel:|blob:|#)/.test(href);

/** Shows a link to a page of the site (with its locale), or a plain anchor for every other URL. */
export function AppLink({ href, prefetch = false, shallow, target, rel, ...rest }: AppLinkProps) {
  if (!isOutside(href)) {
    return <Link href={href} prefetch={prefetch} shallow={shallow} target={target} rel={rel} {...rest} />;
  }
  const safeRel = target === '_blank' ? `${rel ?? ''} noopener noreferrer`.trim() : rel;
  return <a href={href} target={target} rel={safeRel} {...rest} />;
}
