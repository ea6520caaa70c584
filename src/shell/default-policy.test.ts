// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { installDefaultPolicy } from './default-policy';

type Rules = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

function installedRules(): Rules {
  const createPolicy = vi.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  installDefaultPolicy();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
  return createPolicy.mock.calls[0]?.[1];
}

test('only script URLs of the build and of the worker of kept trips are allowed', () => {
  const { createScriptURL } = installedRules();
  const buildScripts = [
    '/_next/static/chunks/1a2b.js',
    `${location.origin}/_next/static/chunks/1a2b.js?dpl=7`,
    '/trip-worker.js',
  ];
  expect(buildScripts.map(createScriptURL)).toEqual(buildScripts);
  for (const url of [
    '/_next/static/../../evil.js',
    '/_next/image?url=x',
    '/evil.js',
    '//evil.example/_next/static/x.js',
    'https://evil.example/_next/static/x.js',
    `https://${location.host}@evil.example/_next/static/x.js`,
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
    '\\\\evil.example/_next/static/x.js',
  ])
    expect(createScriptURL(url), url).toBeNull();
});

test('no HTML is allowed except the empty string and the empty script element of React', () => {
  const { createHTML } = installedRules();
  expect([createHTML(''), createHTML('<script></script>')]).toEqual(['', '<script></script>']);
  for (const html of ['<img src=x onerror=alert(1)>', '<b>a</b>', ' ', '<script>alert(1)</script>'])
    expect(createHTML(html), html).toBeNull();
});

test('a browser without Trusted Types causes no error', () => expect(installDefaultPolicy).not.toThrow());
