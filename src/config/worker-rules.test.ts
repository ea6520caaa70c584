import { expect, test } from 'vitest';
import { workerRules } from './worker-rules';

test('a build uses a service host unless its mode is worker', () => {
  for (const mode of [undefined, '', 'host', 'Worker']) {
    expect(workerRules(mode)).toEqual({
      env: { NEXT_PUBLIC_SERVICE_MODE: 'host' },
      pageExtensions: ['tsx'],
      rewrites: [],
    });
  }
});
