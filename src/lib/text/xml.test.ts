import { expect, test } from 'vitest';
import { element, escapeXml, xmlDocument } from './xml';

test('no text can end its element or its attribute', () => {
  expect(escapeXml(`a & b < c > d "e" 'f' &amp; ]]>`)).toBe(
    'a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos; &amp;amp; ]]&gt;',
  );
});

test('characters that XML forbids are removed; line breaks, tabs and all others stay', () => {
  expect(escapeXml('a\u0000b\u000bc\ufffed\ud83de\tf\ng')).toBe('abcde\tf\ng');
  expect(escapeXml('Kyōto 🍁')).toBe('Kyōto 🍁');
});

test('an element has its attributes, and text if there is some', () => {
  expect(element('link', { rel: 'self', href: '/a?b=1&c=2' })).toBe('<link rel="self" href="/a?b=1&amp;c=2"/>');
  expect(element('title', {}, 'Makan & minum')).toBe('<title>Makan &amp; minum</title>');
  expect(element('title', {}, '')).toBe('<title></title>');
});

test('a document declares that it is XML in UTF-8', () => {
  expect(xmlDocument(['<a/>'])).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
