import { parseOrigin } from './parse-env';

const EMBEDDED_HOST = 'http://localhost:4010';
const LOCAL_SITE = 'http://localhost:3000';

// The build has checked the public values: the browser's bundle carries them, not the checker.
const checked = (name: string, value: string) => (typeof window === 'undefined' ? parseOrigin(name, value) : value);

// Written out one by one: Next replaces only a literal `process.env.NEXT_PUBLIC_…` in the browser's bundle.
export const publicEnv = {
  serviceHost: checked('NEXT_PUBLIC_SERVICE_HOST', process.env.NEXT_PUBLIC_SERVICE_HOST || EMBEDDED_HOST),
  siteUrl: checked('NEXT_PUBLIC_SITE_URL', process.env.NEXT_PUBLIC_SITE_URL || LOCAL_SITE),
};

/** A preview without a service host: what belongs to a session belongs to its tab. */
export const isWorkerMode = process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker';

const chatHost = process.env.NEXT_PUBLIC_CHAT_HOST;
const chatToken = process.env.NEXT_PUBLIC_CHAT_TOKEN;

/** The chat provider, where one is configured; without it the helper button leads to WhatsApp. */
export const chatEnv =
  chatHost && chatToken ? { host: checked('NEXT_PUBLIC_CHAT_HOST', chatHost), token: chatToken } : null;

/** The service host as the server reaches it; read when called, so that a host set at start-up counts. */
export function serviceHost(): string {
  return parseOrigin('SERVICE_HOST', process.env.SERVICE_HOST || EMBEDDED_HOST);
}
