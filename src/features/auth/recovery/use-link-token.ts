import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { routes } from '@/config/routes';
import { keepLinkToken, readLinkToken } from './link-token';

/**
 * The token of the link, taken out of the address at once: no history, no copied address and no link of the page holds
 * it. null without one, undefined until the address is known.
 */
export function useLinkToken(): string | null | undefined {
  const router = useRouter();
  const [token, setToken] = useState<string | null>();
  const take = useEffectEvent(() => {
    const given = router.query.token;
    if (typeof given !== 'string' || given === '') return setToken((known) => known ?? readLinkToken());
    keepLinkToken(given);
    setToken(given);
    // Through the router: it knows the address too, and would write it back.
    void router.replace(routes.newPassword(), undefined, { shallow: true, scroll: false });
  });
  const { isReady, query } = router;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may be followed on the open page.
  useEffect(() => {
    if (isReady) take();
  }, [isReady, query.token]);
  return token;
}
