import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/process-group.ts';

type Budget = { page: string; html: string; maxRatio: number };

const BUDGETS: Budget[] = [
  { page: 'home', html: 'id.html', maxRatio: 1.35 },
  { page: 'list', html: 'id/group-tour.html', maxRatio: 1.35 },
  { page: 'detail', html: 'id/group-tour/17.html', maxRatio: 1.35 },
];

/** First-load JavaScript (gzip -9) of the built pages against an empty Next page built in the same run. */
export async function checkSizes(distDir: string, emptyDist: string): Promise<void> {
  const empty = firstLoadBytes(emptyDist, 'index.html');
  console.log(`   empty page ${kib(empty)}`);
  const over = BUDGETS.filter((budget) => {
    const bytes = firstLoadBytes(join(root, distDir), budget.html);
    const ratio = bytes / empty;
    console.log(`   ${budget.page.padEnd(10)} ${kib(bytes)}  ${ratio.toFixed(3)}x of at most ${budget.maxRatio}x`);
    return ratio > budget.maxRatio;
  });
  if (over.length > 0)
    throw new Error(`Too much first-load JavaScript: ${over.map((budget) => budget.page).join(', ')}.`);
}

/** The scripts a modern browser loads with the page: all with `src` but the `nomodule` one. */
export function firstLoadBytes(dist: string, htmlFile: string): number {
  const file = join(dist, 'server', 'pages', htmlFile);
  if (!existsSync(file)) throw new Error(`${htmlFile} was not built.`);
  const scripts = [...readFileSync(file, 'utf8').matchAll(/<script\b[^>]*\bsrc="\/_next\/([^"?]+)[^"]*"[^>]*>/g)];
  return scripts
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, path]) => gzipSync(readFileSync(join(dist, decodeURIComponent(path as string))), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
