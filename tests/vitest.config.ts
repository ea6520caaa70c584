import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  plugins: [react()],
  cacheDir: 'node_modules/.cache/vite',
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}src/` },
      { find: /^@sdk$/, replacement: `${root}sdk/src/index.ts` },
      { find: /^@sdk\/react$/, replacement: `${root}sdk/src/react/hooks.ts` },
    ],
  },
  test: {
    environment: 'node',
    include: ['{sdk,mocks,src,scripts}/**/*.test.{ts,tsx}', 'tests/{contract,architecture,specification}/**/*.test.ts'],
    setupFiles: ['tests/support/set-up.ts'],
    // Tests must not read a Next build that `npm start` has left in .next.
    env: { TZ: 'UTC', NEXT_DIST_DIR: '.next-none' },
    // Class names stay as written, so that tests can use them in selectors.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Testing Library unmounts first, before the hooks of a file take away what its components read.
    sequence: { hooks: 'list' },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // No limit that a busy machine reaches; it ends a test that hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One more than the cores, because many tests wait for a process or a timer.
    maxWorkers: availableParallelism() + 1,
  },
});
