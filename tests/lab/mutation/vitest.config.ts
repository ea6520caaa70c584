import { defineConfig, mergeConfig } from 'vitest/config';
import unit from '../../vitest.config';

const { projects: _all, ...test } = unit.test ?? {};

/**
 * Runs the unit tests beside the mutated rules. Tests of whole screens reach the same rules but would make a run take
 * hours, so hooks that only such tests cover are not mutated either.
 */
export default mergeConfig(
  defineConfig({ ...unit, test }),
  defineConfig({
    test: { include: ['src/domain/**/*.test.ts', 'src/features/booking/{forms,session}/*.test.{ts,tsx}'] },
  }),
);
