// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { installDefaultPolicy } from './default-policy';

type Rules = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

function rules(): Rules {
  const createPolicy = vi.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  installDefaultPolicy();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
  return createPolicy.mock.calls[0]?.[1];
}

test('of scripts only those of the build', () => {
  const { createScriptURL } = rules();
  const own = ['/_next/static/chunks/1a2b.js', `${location.origin}/_next/static/chunks/1a2b.js?dpl=7`];
  expect(own.map(createScriptURL)).toEqual(own);
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

test('of HTML nothing but the empty script element of React', () => {
  const { createHTML } = rules();
  expect([createHTML(''), createHTML('<script></script>')]).toEqual(['', '<script></script>']);
  for (const html of ['<img src=x onerror=alert(1)>', '<b>a</b>', ' ', '<script>alert(1)</script>'])
    expect(createHTML(html), html).toBeNull();
});

test('a browser without trusted types is left alone', () => expect(installDefaultPolicy).not.toThrow());
