/** The context that `useRouter` reads. Only unit tests and the benchmark provide a router through it. */
export { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
