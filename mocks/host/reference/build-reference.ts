import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toReferenceDocument } from './reference-document.ts';

const documentFile = fileURLToPath(new URL('../../../sdk/src/generated/openapi.json', import.meta.url));
const builderFile = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const execFileAsync = promisify(execFile);
const FINISHED = /^[0-9a-f]{16}\.html$/;

/**
 * The API reference as one HTML page. Redocly builds it when the folder has none for this exact document, which takes
 * seconds. Rejects when Redocly fails, and leaves no partial files.
 */
export async function buildReference(folder: string, buildHtml = runRedocly): Promise<string> {
  const [text, builder] = await Promise.all([documentFile, builderFile].map((file) => readFile(file, 'utf8')));
  const document = JSON.stringify(toReferenceDocument(JSON.parse(text ?? '')));
  const hash = createHash('sha256').update(document).update(String(builder)).update(withoutExternalRequests.toString());
  const name = hash.digest('hex').slice(0, 16);
  const file = join(folder, `${name}.html`);
  const cached = await readFile(file, 'utf8').catch(() => null);
  if (cached) return cached;

  // Two hosts may share the folder, so the page is renamed only when it is complete.
  const temporaryFile = join(folder, `${name}.${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(`${temporaryFile}.json`, document);
    await buildHtml(`${temporaryFile}.json`, `${temporaryFile}.html`);
    const html = withoutExternalRequests(await readFile(`${temporaryFile}.html`, 'utf8'));
    await writeFile(`${temporaryFile}.html`, html);
    await rename(`${temporaryFile}.html`, file);
    // Removes finished pages of older documents only, because another host may be writing one or removing these too.
    const stale = (await readdir(folder)).filter((entry) => FINISHED.test(entry) && entry !== `${name}.html`);
    await remove(stale.map((entry) => join(folder, entry)));
    return html;
  } finally {
    await remove([`${temporaryFile}.json`, `${temporaryFile}.html`]);
  }
}

async function remove(paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

async function runRedocly(source: string, target: string): Promise<void> {
  const cli = join(dirname(builderFile), 'bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await execFileAsync(process.execPath, [cli, 'build-docs', source, '--inlineBundle', '-o', target], { env });
}

const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const LOGOS = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-[a-z-]+\.svg/g;

/** Redoc's page without its two external requests: the logo of its maker and the browser's request for an icon. */
export function withoutExternalRequests(html: string): string {
  return html.replace('<head>', '<head><link rel="icon" href="data:,">').replaceAll(LOGOS, EMPTY_PICTURE);
}
