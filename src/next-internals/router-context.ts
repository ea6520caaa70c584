/** The context that `useRouter` reads. Unit tests and the bench give it a router of their own; the site never does. */
export { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
