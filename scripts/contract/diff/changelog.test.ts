import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changelogSection, writeChangelog } from './changelog.ts';
import type { Change, Comparison } from './compare.ts';

const comparison = (present: string, changes: Change[]): Comparison => ({
  released: '1.0.0',
  present,
  changes,
  needed: 'major',
  bump: 'major',
});

test('the section of a release has the changes by impact, each once with all of its calls', () => {
  const added = { impact: 'minor', text: 'Response `503` was added.' } as const;
  const changes: Change[] = [
    { ...added, place: 'GET /a', others: [] },
    { impact: 'major', text: 'Property `name` was removed.', place: 'GET /a', others: ['GET /b', 'POST /b'] },
    { ...added, place: 'GET /b', others: ['GET /a'] },
    { impact: 'patch', text: 'body email description modified', place: 'POST /b', others: [] },
  ];
  expect(changelogSection(comparison('2.0.0', changes), '2026-12-01')).toBe(
    [
      '## 2.0.0 (2026-12-01)',
      '',
      '### Breaking',
      '',
      '- Property `name` was removed: `GET /a`, `GET /b`, `POST /b`',
      '',
      '### New',
      '',
      '- Response `503` was added: `GET /a`, `GET /b`',
      '',
      'Changes of descriptions, examples and formats: 1.',
      '',
    ].join('\n'),
  );
});

test('the newest release comes first', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kelana-changelog-')), 'CHANGELOG.md');
  const change: Change = { impact: 'minor', text: 'parameters/1 added', place: 'GET /a', others: [] };
  writeChangelog(file, comparison('1.0.1', [change]), '2026-12-01');
  writeChangelog(file, comparison('1.0.2', [change]), '2026-12-02');
  const headings = readFileSync(file, 'utf8').match(/^#+ .*$/gm);
  expect(headings).toEqual(['# Changelog', '## 1.0.2 (2026-12-02)', '### New', '## 1.0.1 (2026-12-01)', '### New']);
});
