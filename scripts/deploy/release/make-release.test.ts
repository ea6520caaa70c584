import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../lib/process-group.ts';
import { writeOperatorFiles } from './make-release.ts';

test('a release has the guide of its operators, with every page that the guide and the alerts name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'BUILD_ID'), 'one');
  const site = { serviceHost: '', siteUrl: 'https://kelana.example', mainHost: '', mockSource: false };
  await writeOperatorFiles(folder, { ...site, distDir: relative(root, folder) });
  const texts = globSync('{*.md,monitoring/*.yaml}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const pages = new Set(texts.flatMap((text) => text.match(/(?<![/\w])[a-z]+\.md\b/g) ?? []));
  expect([...pages].sort()).toEqual(['monitoring.md', 'operation.md', 'privacy.md', 'runbook.md', 'service.md']);
  expect(['README.md', ...pages].filter((page) => !existsSync(join(folder, page)))).toEqual([]);
});
