import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests of functions, whose files leave nothing behind: they share workers, which saves the start of one for each file. */
const FUNCTIONS = ['{sdk,mocks,scripts}/**', 'src/{config,domain,lib}/**', 'tests/{contract,architecture}/**'];
const TESTS = '*.test.{ts,tsx}';

export default defineConfig({
  root,
  plugins: [react()],
  cacheDir: 'node_modules/.cache/vite',
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}src/` },
      { find: /^@sdk$/, replacement: `${root}sdk/src/index.ts` },
    ],
  },
  test: {
    environment: 'node',
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
    projects: [
      {
        extends: true,
        test: { name: 'functions', include: FUNCTIONS.map((folder) => `${folder}/${TESTS}`), isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: [`src/**/${TESTS}`, `tests/specification/**/${TESTS}`],
          exclude: [...configDefaults.exclude, ...FUNCTIONS],
        },
      },
    ],
  },
});
