import { EMBEDDED_HOST, LOCAL_SITE, parseOrigin } from './parse-env';

// Each variable is written out, because Next replaces only a literal `process.env.NEXT_PUBLIC_…` in the browser's
// bundle. The values were checked when the site was built.
export const publicEnv = {
  serviceHost: process.env.NEXT_PUBLIC_SERVICE_HOST || EMBEDDED_HOST,
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL || LOCAL_SITE,
  /** The world of a shared embedded host that this site uses, in development only. */
  mockWorld: (process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_MOCK_WORLD) || undefined,
};

/** Origins beside the service's whose pictures are shown. */
export const pictureHosts = (process.env.PICTURE_HOSTS ?? '').split(',').filter(Boolean);

const chatHost = process.env.NEXT_PUBLIC_CHAT_HOST;
const chatToken = process.env.NEXT_PUBLIC_CHAT_TOKEN;

/** The chat provider, or null when none is configured; the help button then links to WhatsApp. */
export const chatEnv = chatHost && chatToken ? { host: chatHost, token: chatToken } : null;

/**
 * Returns the origin of the service for requests from the server. It is read on each call, so that a value set at
 * start-up is used.
 */
export function serviceHost(): string {
  return parseOrigin('SERVICE_HOST', process.env.SERVICE_HOST || EMBEDDED_HOST);
}
