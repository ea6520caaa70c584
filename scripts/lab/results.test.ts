import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/programs.ts';
import { figuresText, sections, withSection } from './results.ts';

const document = 'Before.\n\n<!-- a11y -->\nold\nfigures\n<!-- /a11y -->\n\n<!-- faults -->\nkept\n<!-- /faults -->\n';

test('new figures replace the old ones of their section and nothing else', () => {
  const once = withSection(document, 'a11y', 'new');
  expect(once).toBe(document.replace('old\nfigures', 'new'));
  expect(withSection(once, 'a11y', 'old\nfigures')).toBe(document);
});

test('figures with a dollar sign are written as they are', () => {
  expect(withSection(document, 'faults', "$& $' $1")).toContain("-->\n$& $' $1\n<!-- /faults -->");
});

test('a document without the section, or without its end, is not written', () => {
  expect(() => withSection(document, 'mutation', 'new')).toThrow('has no section "mutation"');
  expect(() => withSection(document.replace('<!-- /a11y -->', ''), 'a11y', 'new')).toThrow('has no section "a11y"');
});

test('a table stands below its date and machine', () => {
  const on = { cpu: 'AMD EPYC', cores: 2, node: 'v26.10.0', loadBefore: 0.25 };
  const figures = { head: ['Goal', 'Figure'], rows: [['A1', '672 scans | 0 findings']] };
  expect(figuresText(figures, on, new Date('2026-11-23T20:00:00Z')).split('\n')).toEqual([
    '23 November 2026: AMD EPYC, 2 cores, Node v26.10.0, load 0.3 before the run',
    '',
    '| Goal | Figure |',
    '|---|---|',
    '| A1 | 672 scans \\| 0 findings |',
  ]);
});

test('the results have every section that the lab writes', () => {
  const results = readFileSync(join(root, 'tests/results.md'), 'utf8');
  for (const section of sections) expect(() => withSection(results, section, '')).not.toThrow();
});
