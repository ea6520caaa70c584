import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';

const source = readFileSync('src/pages/_app.tsx', 'utf8');

/** Returns true when the panel remains in the app after the environment is inlined as in a build. */
async function isMounted(NODE_ENV: string, mode: string, panel?: string): Promise<boolean> {
  const values = { NODE_ENV, NEXT_PUBLIC_SERVICE_MODE: mode, NEXT_PUBLIC_DEVELOPER_PANEL: panel };
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  const define = Object.fromEntries(defined.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]));
  const { code } = await transform(source, { loader: 'tsx', define, minify: true, treeShaking: true });
  return code.includes('mount-panel');
}

test('a build for a service host has no panel, whatever its environment says', async () => {
  expect(await isMounted('production', 'host')).toBe(false);
  expect(await isMounted('production', 'host', 'on')).toBe(false);
});

test('in development the panel is mounted only with the embedded host, and in a preview always', async () => {
  expect(await isMounted('development', 'host', 'on')).toBe(true);
  expect(await isMounted('development', 'host', 'off')).toBe(false);
  expect(await isMounted('production', 'worker')).toBe(true);
});
