import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { routes } from '@/config/routes';
import { readStored, writeStored } from '@/state/device-storage';

/**
 * Returns the token of the link and removes it from the URL at once, so that no history entry, copied URL or link of
 * the page contains it. Null without a token, undefined until the URL is known.
 */
export function useLinkToken(): string | null | undefined {
  const router = useRouter();
  const [token, setToken] = useState<string | null>();
  const take = useEffectEvent(() => {
    const tokenInLink = router.query.token;
    if (typeof tokenInLink !== 'string' || tokenInLink === '')
      return setToken((known) => known ?? readStored('linkToken'));
    // Stored for this tab, so that it is available after a reload, when the URL no longer contains it.
    writeStored('linkToken', tokenInLink);
    setToken(tokenInLink);
    // The router replaces the URL, because it would otherwise write its copy of the old URL back.
    void router.replace(routes.newPassword(), undefined, { shallow: true, scroll: false });
  });
  const { isReady, query } = router;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open page can receive the token of another link
  useEffect(() => {
    if (isReady) take();
  }, [isReady, query.token]);
  return token;
}

export const removeLinkToken = () => writeStored('linkToken', null);
