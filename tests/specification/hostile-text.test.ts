// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { itineraryPdfName } from '../../src/domain/tour/itinerary-pdf-name.ts';
import { escapeXml } from '../../src/lib/text/xml.ts';
import { findingsIn } from '../support/xss/find-unsafe.ts';
import { payloads } from '../support/xss/payloads.ts';
import { headOf, sinks } from '../support/xss/sinks.tsx';

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const page = (head: string, body: string) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

/** Vulnerable pages: each inserts a text of the service without escaping. */
const vulnerablePages: ((text: string) => string)[] = [
  (text) => page('', `<p>${text}</p>`),
  (text) => page('', `<p title="${text}">x</p>`),
  (text) => page('', `<p title='${text}'>x</p>`),
  (text) => page('', `<a href="${text.replaceAll('"', '&quot;')}">x</a>`),
  (text) => page('', `<script type="application/json">"${text}"</script>`),
  (text) => `<!doctype html>${unescapeString(text)}`,
  (text) => page(`<title>${text}</title>`, ''),
  (text) => page('', `<textarea>${text}</textarea>`),
  (text) => page('', `<!-- ${text} -->`),
  (text) => `<!doctype html>${text}`,
  (text) => `<!doctype html>${decodeText(text)}`,
  (text) => `<!doctype html>${decodeText(decodeText(text))}`,
];

/** Returns the text with the escapes of a JavaScript string resolved. */
function unescapeString(text: string): string {
  const character = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  return text.replace(/\\(?:u00|x)([0-9a-f]{2})/g, character);
}

function decodeText(text: string): string {
  const unescapedText = new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';
  try {
    return decodeURIComponent(unescapedText);
  } catch {
    return unescapedText;
  }
}

test('there are a thousand payloads, no two alike', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length);
});

test('every payload is harmful in at least one vulnerable page', () => {
  const harmless = payloads.filter(({ text }) => vulnerablePages.every((show) => findingsIn(show(text)).length === 0));
  expect(harmless).toEqual([]);
});

const BATCH_SIZE = 100;

/** Returns the harmful texts. Checks all of them in one page, which is faster, or one by one when it has findings. */
function harmfulAmong(texts: readonly string[], show: (text: string) => string): string[] {
  const html = page('', texts.map((text) => `<section>${show(text)}</section>`).join(''));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // A text that opens or closes too many elements would hide the texts after it.
  const areSeparate =
    body.children.length === texts.length && [...body.children].every((one) => one.matches('section'));
  if (areSeparate && findingsIn(html).length === 0) return [];
  return texts.length === 1 ? [...texts] : texts.flatMap((text) => harmfulAmong([text], show));
}

const batches = Array.from({ length: Math.ceil(payloads.length / BATCH_SIZE) }, (_, index) =>
  payloads.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE).map(({ text }) => text),
);

test('a harmful text is found among safe ones', () => {
  const safeTexts = ['<p>a</p>', '<p>b</p>'];
  for (const harmful of ['<svg onload=canary()>', '</section><iframe>', '<a href="javascript:canary()">x</a>']) {
    expect(harmfulAmong([...safeTexts, harmful, '<p>c</p>'], (text) => text)).toEqual([harmful]);
  }
});

test('a text that swallows the texts after it is checked separately', () => {
  expect(harmfulAmong(['<p>a</p>', '<!--', '<svg onload=canary()>'], (text) => text)).toEqual([
    '<svg onload=canary()>',
  ]);
});

test.each(Object.keys(sinks))('no payload runs as %s', (name) => {
  expect(batches.flatMap((texts) => harmfulAmong(texts, sinks[name] as (text: string) => string))).toEqual([]);
});

test('no payload runs in the head of a page', () => {
  const harmful = payloads.filter(({ text }) => findingsIn(page(headOf(text), '')).length > 0);
  expect(harmful).toEqual([]);
});

test('no payload ends an element of an XML file', () => {
  expect(payloads.filter(({ text }) => /[<>"']/.test(escapeXml(text)))).toEqual([]);
});

test('no payload gives a download another extension or folder', () => {
  const names = payloads.map(({ text }) => itineraryPdfName(text));
  expect(names.filter((name) => !/^Itinerary - [^/\\:*?"<>|\p{Cc}\p{Cf}]*\.pdf$/u.test(name))).toEqual([]);
});
