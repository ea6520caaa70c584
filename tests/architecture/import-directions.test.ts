import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { programOf } from '../../scripts/lib/programs.ts';

const root = process.cwd();
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function violationsOf(files: Record<string, string>): string[] {
  folder = mkdtempSync(join(root, '.cache-architecture-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const paths = { '@/*': ['./src/*'], '@sdk': ['./sdk/src/index.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const config = join(root, 'tests/architecture/import-directions.cjs');
  const args = ['--config', config, '--output-type', 'json', 'src', 'sdk', 'mocks', 'scripts'];
  const result = spawnSync(...programOf('depcruise', args), { cwd: folder, encoding: 'utf8' });
  const report = JSON.parse(result.stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return report.summary.violations.map((violation) => violation.rule.name);
}

const cleanTree = {
  'sdk/src/index.ts': 'export const createClient = 1;\nexport type Tour = { id: number };\n',
  'mocks/engine.ts': "import type { Tour } from '../sdk/src/index.ts';\nexport const tour: Tour = { id: 1 };\n",
  'mocks/rules/seats.ts': 'export const seats = 9;\n',
  'scripts/generate.ts': "import './lib/ports.ts';\n",
  'scripts/generate/theme-css.ts': "import '../../src/ui/theme/tokens.ts';\n",
  'src/ui/theme/tokens.ts': 'export const sand = 1;\n',
  'scripts/lib/ports.ts': 'export const port = 3000;\n',
  'mocks/browser.ts': 'export const now = 1;\n',
  'src/api/worker-mode.ts': "export const mocks = () => import('../../mocks/browser.ts');\n",
  'src/domain/money.ts': "import type { Tour } from '@sdk';\nexport const price = (tour: Tour) => tour.id;\n",
};

test('a clean tree has no violation', () => {
  expect(
    violationsOf({ ...cleanTree, 'src/features/home/home-page.ts': "export { price } from '@/domain/money';\n" }),
  ).toEqual([]);
});

test('only worker mode loads the mocks, dynamically and through their entries', () => {
  const otherFiles = {
    'mocks/in-process.ts': 'export const deferred = 1;\n',
    'src/api/worker-mode.ts':
      "export { now } from '../../mocks/browser.ts';\nexport const mocks = () => import('../../mocks/engine.ts');\n",
    'src/api/query.ts': "export const mocks = () => import('../../mocks/in-process.ts');\n",
  };
  expect(violationsOf({ ...cleanTree, ...otherFiles }).sort()).toEqual([
    'from-src-api',
    'mocks-only-dynamic',
    'mocks-only-in-worker-mode',
  ]);
});

test.each([
  [
    'a feature importing another feature',
    'src/features/home/a.ts',
    "import '@/features/blog/b';\n",
    'feature-to-feature',
  ],
  [
    'a screen importing the mocks',
    'src/features/home/a.ts',
    "import '../../../mocks/engine.ts';\n",
    'from-src-features',
  ],
  ['a rule importing the state', 'src/domain/a.ts', "import '@/state/session';\n", 'from-src-domain'],
  [
    'a screen using the SDK directly',
    'src/features/home/a.ts',
    "import { createClient } from '@sdk';\nexport const c = createClient;\n",
    'sdk-values-only-in-api',
  ],
  ['the SDK importing the site', 'sdk/a.ts', "import '../src/domain/money.ts';\n", 'from-sdk'],
  [
    'a screen importing an internal file of the SDK',
    'src/features/home/a.ts',
    "export type { Row } from '../../../sdk/src/generated/schema.ts';\n",
    'sdk-only-entries',
  ],
  [
    'the client of the SDK importing React',
    'sdk/src/a.ts',
    "import { useState } from 'react';\nexport const u = useState;\n",
    'react-only-in-sdk-react',
  ],
  [
    'the client of the SDK importing its hooks',
    'sdk/src/a.ts',
    "export { useQuery } from './react/b.ts';\n",
    'react-only-in-sdk-react',
  ],
  [
    'a screen using the hooks of the SDK',
    'src/features/home/a.ts',
    "export { createHooks } from '../../../sdk/src/react/hooks.ts';\n",
    'sdk-hooks-only-in-hooks',
  ],
  [
    'the mocks importing an internal file of the SDK',
    'mocks/a.ts',
    "export type { Row } from '../sdk/src/generated/schema.ts';\n",
    'sdk-only-entries',
  ],
  ['the mocks importing the site', 'mocks/a.ts', "import '../src/domain/money.ts';\n", 'from-mocks'],
  ['a rule of the mocks importing their engine', 'mocks/rules/a.ts', "import '../engine.ts';\n", 'from-mocks-rules'],
  ['a command importing the mocks', 'scripts/a.ts', "import '../mocks/engine.ts';\n", 'from-scripts'],
  ['a command importing the site', 'scripts/a.ts', "import '../src/domain/money.ts';\n", 'from-scripts'],
])('%s is refused', (_name, path, text, rule) => {
  const otherFiles = {
    'sdk/src/generated/schema.ts': 'export type Row = { id: number };\n',
    'sdk/src/react/b.ts': 'export const useQuery = 1;\n',
    'sdk/src/react/hooks.ts': 'export const createHooks = 1;\n',
    'src/features/blog/b.ts': 'export const b = 1;\n',
    'src/state/session.ts': 'export const s = 1;\n',
  };
  expect(violationsOf({ ...cleanTree, ...otherFiles, [path]: text })).toContain(rule);
});
