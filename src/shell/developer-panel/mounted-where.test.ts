import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';

const source = readFileSync('src/pages/_app.tsx', 'utf8');

/** Whether the panel is left in the app once its environment is written in, as a build does it. */
async function isMounted(NODE_ENV: string, mode: string, panel?: string): Promise<boolean> {
  const values = { NODE_ENV, NEXT_PUBLIC_SERVICE_MODE: mode, NEXT_PUBLIC_DEVELOPER_PANEL: panel };
  const written = Object.entries(values).filter(([, value]) => value !== undefined);
  const define = Object.fromEntries(written.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));
  const { code } = await transform(source, { loader: 'tsx', define, minify: true, treeShaking: true });
  return code.includes('mount-panel');
}

test('a build for a service host has no panel, whatever its environment says', async () => {
  expect(await isMounted('production', 'host')).toBe(false);
  expect(await isMounted('production', 'host', 'on')).toBe(false);
});

test('in development it is there beside the embedded host alone, and in a preview always', async () => {
  expect(await isMounted('development', 'host', 'on')).toBe(true);
  expect(await isMounted('development', 'host', 'off')).toBe(false);
  expect(await isMounted('production', 'worker')).toBe(true);
});
