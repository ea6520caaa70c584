import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { deferredStyles } from './deferred-styles.ts';

let root: string;

function createProject(files: Record<string, string>): string {
  root = mkdtempSync(join(tmpdir(), 'deferred-styles-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

const home = {
  'src/pages/_app.tsx': "import '@/shell/shell';\n",
  'src/pages/index.tsx': "export { HomePage } from '@/features/home/home-page';\n",
  'src/shell/shell.tsx': "import './shell.module.css';\n",
  'src/shell/shell.module.css': '',
  'src/features/home/home-page.tsx':
    "import { Button } from '@/ui/static/buttons/button';\nconst Deals = hydrateLater(() => import('./deals').then((part) => part.Deals));\n",
  'src/features/home/deals.tsx':
    "import styles from './deals.module.css';\nimport { Button } from '@/ui/static/buttons/button';\nimport { Tag } from '@/ui/static/tag';\nimport type { Price } from '@/ui/static/tours/price';\nconst More = loadOnUse(() => import('./more'));\n",
  'src/features/home/deals.module.css': '',
  'src/features/home/more.tsx': "import './more.module.css';\n",
  'src/features/home/more.module.css': '',
  'src/ui/static/buttons/button.tsx': "import './button.module.css';\n",
  'src/ui/static/buttons/button.module.css': '',
  'src/ui/static/tag.tsx': "import './tag.module.css';\n",
  'src/ui/static/tag.module.css': '',
  'src/ui/static/tours/price.tsx': "import './price.module.css';\n",
  'src/ui/static/tours/price.module.css': '',
};
const list = 'src/features/home/generated/deferred-styles.ts';
const imports = (files: Record<string, string>) => deferredStyles(createProject(files))[list]?.match(/^import .*$/gm);

test('a list has the style sheets of the deferred parts, their own last, and none that the page imports itself', () => {
  expect(imports(home)).toEqual(["import '@/ui/static/tag.module.css';", "import '@/features/home/deals.module.css';"]);
});

test('a style sheet that only some of the pages import is in the list', () => {
  const other = "import '@/ui/static/tag';\nexport { HomePage } from '@/features/home/home-page';\n";
  expect(imports({ ...home, 'src/pages/other.tsx': other })).toContain("import '@/ui/static/tag.module.css';");
});

test('a caller that no page imports is refused', () => {
  const files = { ...home, 'src/pages/index.tsx': 'export default () => null;\n' };
  expect(() => deferredStyles(createProject(files))).toThrow(
    'src/features/home/home-page.tsx defers a part, but no page',
  );
});
