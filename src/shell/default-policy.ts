import { TRIP_WORKER } from '@/state/offline-trips';

// React creates script elements by parsing the first string and empties elements with the second. Neither runs code.
const HARMLESS = ['<script></script>', ''];

/**
 * Installs the default Trusted Types policy for strings that no named policy has created. It allows script URLs of this
 * build, because Next's router assigns them as plain strings, and the worker of kept trips, and refuses everything else.
 */
export function installDefaultPolicy(): void {
  const scripts = `${window.location.origin}/_next/static/`;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (HARMLESS.includes(html) ? html : null),
    createScriptURL: (url) =>
      url === TRIP_WORKER || new URL(url, window.location.href).href.startsWith(scripts) ? url : null,
  });
}
