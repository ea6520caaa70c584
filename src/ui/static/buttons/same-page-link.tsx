import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ComponentProps } from 'react';
import { sameRouteUrl } from '@/lib/same-route-url';

type SamePageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'as'> & { href: string };

/** Shows a link to another state of this page, such as the next page of its list, without a request for page data. */
export function SamePageLink({ href, ...props }: SamePageLinkProps) {
  return <Link shallow prefetch={false} {...props} href={sameRouteUrl(useRouter(), href)} as={href} />;
}
