import { defineConfig, mergeConfig } from 'vitest/config';
import unit from '../../vitest.config';

/**
 * The unit tests beside the rules that are mutated. Tests of whole screens reach the same rules, but would make a run take
 * hours; so the hooks that only such tests hold are not mutated either.
 */
export default mergeConfig(
  defineConfig({ ...unit, test: { ...unit.test, include: [] } }),
  defineConfig({
    test: { include: ['src/domain/*.test.ts', 'src/features/booking/{forms,session}/*.test.{ts,tsx}'] },
  }),
);
