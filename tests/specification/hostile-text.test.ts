// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { itineraryPdfName } from '../../src/features/shared/tour/pdf-button.tsx';
import { escapeXml } from '../../src/lib/text/xml.ts';
import { findingsIn } from '../support/xss/find-unsafe.ts';
import { payloads } from '../support/xss/payloads.ts';
import { headOf, sinks } from '../support/xss/sinks.tsx';

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const page = (head: string, body: string) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test('there are a thousand payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(1000);
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
  payloads.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
);

test.each(Object.keys(sinks))('no payload runs as %s', (name) => {
  expect(batches.flatMap((texts) => harmfulAmong(texts, sinks[name] as (text: string) => string))).toEqual([]);
});

test('no payload runs in the head of a page', () => {
  const harmful = payloads.filter((text) => findingsIn(page(headOf(text), '')).length > 0);
  expect(harmful).toEqual([]);
});

test('no payload ends an element of an XML file', () => {
  expect(payloads.filter((text) => /[<>"']/.test(escapeXml(text)))).toEqual([]);
});

test('no payload gives a download another extension or folder', () => {
  const names = payloads.map(itineraryPdfName);
  expect(names.filter((name) => !/^Itinerary - [^/\\:*?"<>|\p{Cc}\p{Cf}]*\.pdf$/u.test(name))).toEqual([]);
});
