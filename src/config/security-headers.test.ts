import { expect, test } from 'vitest';
import { firstScriptHash, securityRules } from './security-headers';

const production = {
  siteUrl: 'https://kelana.example',
  publicServiceHost: 'https://api.kelana.example',
  chatHost: 'https://chat.kelana.example',
  pictureHosts: ['https://pictures.example'],
  errorReportsDsn: undefined,
  visitReportsUrl: undefined,
};

function pageHeaders(hosts: Parameters<typeof securityRules>[0]): Record<string, string> {
  const { headers } = securityRules(hosts)[0] as ReturnType<typeof securityRules>[0];
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

test('pages load scripts only from the site, and connect only to the site and the service', () => {
  expect(pageHeaders(production)).toEqual({
    'Content-Security-Policy': `default-src 'self'; script-src 'self' ${firstScriptHash}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https://api.kelana.example https://pictures.example; font-src 'self'; connect-src 'self' https://api.kelana.example; frame-src https://chat.kelana.example; manifest-src 'self'; worker-src 'self'; media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default kelana nextjs nextjs#bundler`,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), fullscreen=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self)',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

test('files have Strict-Transport-Security as pages have', () => {
  const hasHsts = securityRules(production).map(({ headers }) => headers.some(({ key }) => key.startsWith('Strict-')));
  expect(hasHsts).toEqual([true, true, true, true, true, true, false]);
});

test('without a chat no frame is allowed, without https there is no Strict-Transport-Security', () => {
  const headers = pageHeaders({ ...production, siteUrl: 'http://localhost:3000', chatHost: undefined });
  expect(headers['Content-Security-Policy']).toContain("frame-src 'none'");
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
});

test('with addresses for reports, pages may connect to their origins too', () => {
  const sources = (addresses: { errorReportsDsn?: string; visitReportsUrl?: string }) => {
    const policy = pageHeaders({ ...production, ...addresses })['Content-Security-Policy'] ?? '';
    return /connect-src [^;]*/.exec(policy)?.[0];
  };
  const errorReportsDsn = 'https://key@reports.kelana.example:8443/1';
  expect(sources({ errorReportsDsn, visitReportsUrl: 'https://api.kelana.example/visits' })).toBe(
    "connect-src 'self' https://api.kelana.example https://reports.kelana.example:8443",
  );
  expect(sources({ visitReportsUrl: 'https://visits.kelana.example/' })).toBe(
    "connect-src 'self' https://api.kelana.example https://visits.kelana.example",
  );
});

test('no rule has a named group, with which Next would parse each header again for each request', () => {
  const sources = securityRules(production).map(({ source }) => source);
  expect(sources.filter((source) => /:[a-z]/i.test(source.replaceAll('(?:', '(')))).toEqual([]);
});
