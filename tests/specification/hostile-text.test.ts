// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { itineraryPdfName } from '../../src/domain/tour/itinerary-pdf-name.ts';
import { escapeXml } from '../../src/lib/xml.ts';
import { findingsIn } from '../support/xss/judge.ts';
import { payloads } from '../support/xss/payloads.ts';
import { headOf, sinks } from '../support/xss/sinks.tsx';

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

// A busy machine parses slowly.
vi.setConfig({ testTimeout: 120_000 });

const page = (head: string, body: string) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

/** Careless pages: each shows a text of the service as it is. */
const careless: ((text: string) => string)[] = [
  (text) => page('', `<p>${text}</p>`),
  (text) => page('', `<p title="${text}">x</p>`),
  (text) => page('', `<p title='${text}'>x</p>`),
  (text) => page('', `<a href="${text.replaceAll('"', '&quot;')}">x</a>`),
  (text) => page('', `<script type="application/json">"${text}"</script>`),
  (text) => `<!doctype html>${unescaped(text)}`,
  (text) => page(`<title>${text}</title>`, ''),
  (text) => page('', `<textarea>${text}</textarea>`),
  (text) => page('', `<!-- ${text} -->`),
  (text) => `<!doctype html>${text}`,
  (text) => `<!doctype html>${decoded(text)}`,
  (text) => `<!doctype html>${decoded(decoded(text))}`,
];

/** A text of a script as it reads once the script has run. */
function unescaped(text: string): string {
  const character = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  return text.replace(/\\(?:u00|x)([0-9a-f]{2})/g, character);
}

function decoded(text: string): string {
  const once = new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';
  try {
    return decodeURIComponent(once);
  } catch {
    return once;
  }
}

test('there are a thousand payloads, no two alike', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length);
});

test('every payload does harm in a careless page', () => {
  const harmless = payloads.filter(({ text }) => careless.every((show) => findingsIn(show(text)).length === 0));
  expect(harmless).toEqual([]);
});

const AT_ONCE = 100;

/** What does harm among these; judged many at a time, and one by one where there is something to find. */
function harmfulAmong(texts: readonly string[], show: (text: string) => string): string[] {
  const html = page('', texts.map((text) => `<section>${show(text)}</section>`).join(''));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // One that opens or ends more than it should would hide those behind it.
  const isApart = body.children.length === texts.length && [...body.children].every((one) => one.matches('section'));
  if (isApart && findingsIn(html).length === 0) return [];
  return texts.length === 1 ? [...texts] : texts.flatMap((text) => harmfulAmong([text], show));
}

const parts = Array.from({ length: Math.ceil(payloads.length / AT_ONCE) }, (_, part) =>
  payloads.slice(part * AT_ONCE, (part + 1) * AT_ONCE).map(({ text }) => text),
);

test('a careless page is found out among careful ones', () => {
  const careful = ['<p>a</p>', '<p>b</p>'];
  for (const harm of ['<svg onload=canary()>', '</section><iframe>', '<a href="javascript:canary()">x</a>']) {
    expect(harmfulAmong([...careful, harm, '<p>c</p>'], (text) => text)).toEqual([harm]);
  }
});

test('an answer that swallows the next ones is judged with them apart', () => {
  expect(harmfulAmong(['<p>a</p>', '<!--', '<svg onload=canary()>'], (text) => text)).toEqual([
    '<svg onload=canary()>',
  ]);
});

test.each(Object.keys(sinks))('no payload runs as %s', (name) => {
  expect(parts.flatMap((texts) => harmfulAmong(texts, sinks[name] as (text: string) => string))).toEqual([]);
});

test('no payload runs in the head of a page', () => {
  const found = payloads.filter(({ text }) => findingsIn(page(headOf(text), '')).length > 0);
  expect(found).toEqual([]);
});

test('no payload ends an element of a file for machines', () => {
  expect(payloads.filter(({ text }) => /[<>"']/.test(escapeXml(text)))).toEqual([]);
});

test('no payload gives a download another ending or folder', () => {
  const names = payloads.map(({ text }) => itineraryPdfName(text));
  expect(names.filter((name) => !/^Itinerary - [^/\\:*?"<>|\p{Cc}\p{Cf}]*\.pdf$/u.test(name))).toEqual([]);
});
