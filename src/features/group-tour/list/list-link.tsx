import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link to another state of this list: the page stays where it is and the server is not asked for it again. */
export function ListLink(props: ComponentProps<typeof Link>) {
  return <Link shallow scroll={false} prefetch={false} {...props} />;
}
