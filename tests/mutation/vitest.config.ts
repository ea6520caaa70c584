import { defineConfig, mergeConfig } from 'vitest/config';
import unit from '../vitest.config';

/** The unit tests that are about the rules of the domain and the booking: a mutation elsewhere is not tried. */
export default mergeConfig(
  defineConfig({ ...unit, test: { ...unit.test, include: [] } }),
  defineConfig({
    test: {
      include: [
        'src/domain/*.test.ts',
        'src/features/{booking,account,group-tour,shared}/**/*.test.{ts,tsx}',
        'tests/contract/party-cost.test.ts',
      ],
    },
  }),
);
