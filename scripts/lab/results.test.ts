import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/programs.ts';
import { sections } from './results/sections.ts';
import { figuresText, withSection } from './results.ts';

const document =
  'Before.\n\n<!-- a11y -->\nold\nfigures\n<!-- /a11y -->\n\n<!-- faults -->\nunchanged\n<!-- /faults -->\n';

test('new figures replace only the old figures of their section', () => {
  const replaced = withSection(document, 'a11y', 'new');
  expect(replaced).toBe(document.replace('old\nfigures', 'new'));
  expect(withSection(replaced, 'a11y', 'old\nfigures')).toBe(document);
});

test('figures with replacement patterns such as $& are written unchanged', () => {
  expect(withSection(document, 'faults', "$& $' $1")).toContain("-->\n$& $' $1\n<!-- /faults -->");
});

test('a document without one of the section markers is refused', () => {
  expect(() => withSection(document, 'mutation', 'new')).toThrow('has no section "mutation"');
  expect(() => withSection(document.replace('<!-- /a11y -->', ''), 'a11y', 'new')).toThrow('has no section "a11y"');
});

test('the date and the machine precede the table', () => {
  const measuredOn = { cpu: 'AMD EPYC', cores: 2, node: 'v26.10.0', loadBefore: 0.25 };
  const table = { columns: ['Goal', 'Figure'], rows: [['A1', '672 scans | 0 findings']] };
  expect(figuresText(table, measuredOn, new Date('2026-11-23T20:00:00Z')).split('\n')).toEqual([
    '23 November 2026: AMD EPYC, 2 cores, Node v26.10.0, load 0.3 before the run',
    '',
    '| Goal | Figure |',
    '|---|---|',
    '| A1 | 672 scans \\| 0 findings |',
  ]);
});

test('tests/results.md has every section that the lab writes', () => {
  const results = readFileSync(join(root, 'tests/results.md'), 'utf8');
  for (const section of sections) expect(() => withSection(results, section, '')).not.toThrow();
});
