import { expect, test } from 'vitest';
import { securityRules } from './security-headers';

const live = {
  NEXT_PUBLIC_SITE_URL: 'https://kelana.example',
  NEXT_PUBLIC_SERVICE_HOST: 'https://api.kelana.example',
  NEXT_PUBLIC_CHAT_HOST: 'https://chat.kelana.example',
};

function ofPages(environment: Parameters<typeof securityRules>[0]): Record<string, string> {
  const { headers } = securityRules(environment)[0] as ReturnType<typeof securityRules>[0];
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

test('pages take scripts from the site alone, and speak to the service and nobody else', () => {
  expect(ofPages(live)).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https://api.kelana.example; font-src 'self'; connect-src 'self' https://api.kelana.example; frame-src https://chat.kelana.example; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default kelana nextjs nextjs#bundler",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), fullscreen=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self), web-share=(self)',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

test('without a chat no frame, without https no promise of it', () => {
  const headers = ofPages({ NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' });
  expect(headers['Content-Security-Policy']).toContain("frame-src 'none'");
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
});
