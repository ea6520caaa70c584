import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { programOf } from '../../scripts/lib/programs.ts';

const root = process.cwd();

/** Returns the violated rules in a tree of files, by the importing file. */
function violationsOf(files: Record<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(root, '.cache-architecture-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const paths = { '@/*': ['./src/*'], '@sdk': ['./sdk/src/index.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const config = join(root, 'tests/architecture/import-directions.cjs');
  const args = ['--config', config, '--output-type', 'json', 'src', 'sdk', 'mocks', 'scripts'];
  const { stdout } = spawnSync(...programOf('depcruise', args), { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { violations } = (JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } })
    .summary;
  const byFile = Map.groupBy(violations, ({ from }) => from);
  return new Map([...byFile].map(([file, own]) => [file, own.map(({ rule }) => rule.name).sort()]));
}

const cleanTree = {
  'sdk/src/index.ts': 'export const createClient = 1;\nexport type Tour = { id: number };',
  'sdk/src/generated/schema.ts': 'export type Row = { id: number };',
  'mocks/engine.ts': "import type { Tour } from '../sdk/src/index.ts';\nexport const tour: Tour = { id: 1 };",
  'scripts/generate.ts': "import './lib/ports.ts';",
  'scripts/generate/theme-css.ts': "import '../../src/ui/theme/tokens.ts';",
  'scripts/lib/ports.ts': 'export const port = 3000;',
  'src/ui/theme/tokens.ts': 'export const sand = 1;',
  'src/state/session.ts': 'export const s = 1;',
  'src/domain/money.ts': "import type { Tour } from '@sdk';\nexport const price = (tour: Tour) => tour.id;",
  'src/features/blog/b.ts': "export { price } from '@/domain/money';",
  'src/form/text-field.ts': "export { price } from '@/domain/money';",
  'src/shell/footer/newsletter.ts': "export { price } from '@/form/text-field';",
};

test('a clean tree has no violation', () => {
  expect([...violationsOf(cleanTree)]).toEqual([]);
});

/** An importing file, its import, and the rules that it breaks. */
const forbidden: [file: string, text: string, rules: string[]][] = [
  ['src/features/home/feature.ts', "import '@/features/blog/b';", ['feature-to-feature']],
  ['src/features/home/mocks.ts', "import '../../../mocks/engine.ts';", ['from-src-features']],
  ['src/domain/state.ts', "import '@/state/session';", ['from-src-domain']],
  [
    'src/features/home/sdk.ts',
    "import { createClient } from '@sdk';\nexport const c = createClient;",
    ['sdk-values-only-in-data'],
  ],
  ['src/features/home/row.ts', "export type { Row } from '../../../sdk/src/generated/schema.ts';", ['sdk-only-entry']],
  ['src/data/sdk-values.ts', "export const mocks = () => import('../../mocks/engine.ts');", ['from-src-data']],
  ['sdk/site.ts', "import '../src/domain/money.ts';", ['from-sdk']],
  ['sdk/src/react.ts', "import { useState } from 'react';\nexport const u = useState;", ['sdk-without-react']],
  ['mocks/row.ts', "export type { Row } from '../sdk/src/generated/schema.ts';", ['sdk-only-entry']],
  ['mocks/site.ts', "import '../src/domain/money.ts';", ['from-mocks', 'route-map-only-in-pdf']],
  ['mocks/rules/engine.ts', "import '../engine.ts';", ['from-mocks-rules']],
  ['scripts/mocks.ts', "import '../mocks/engine.ts';", ['from-scripts']],
  ['scripts/site.ts', "import '../src/domain/money.ts';", ['from-scripts']],
];

test('every forbidden import is refused by its rules, and no other file', () => {
  const files = Object.fromEntries(forbidden.map(([file, text]) => [file, text]));
  const expected = forbidden.map(([file, , rules]) => [file, rules]);
  expect([...violationsOf({ ...cleanTree, ...files })].sort()).toEqual(expected.sort());
});
