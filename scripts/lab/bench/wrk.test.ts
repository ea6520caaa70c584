import { expect, test } from 'vitest';
import { readReport } from './wrk.ts';

const report = (latency: string, more = '') => `Running 2s test @ http://localhost/
  Latency Distribution
     50%  505.00us
     99%    ${latency}
  90210 requests in 2.00s, 1.10GB read
${more}Requests/sec:  45105.20
Transfer/sec:    563.21MB
`;

test.each([
  ['912.00us', 0.912],
  ['3.40ms', 3.4],
  ['1.02s', 1020],
])('a round tells its rate and its slowest hundredth (%s)', (latency, p99Ms) => {
  expect(readReport('http://localhost/', report(latency))).toEqual({ perSecond: 45105.2, p99Ms });
});

test('an answer that is no success ends the bench', () => {
  const text = report('3.40ms', '  Non-2xx or 3xx responses: 12\n');
  expect(() => readReport('http://localhost/', text)).toThrow('http://localhost/: Non-2xx or 3xx responses: 12');
});

test('what wrk does not tell is no figure', () => {
  expect(() => readReport('http://localhost/', 'unable to connect')).toThrow('wrk did not tell how');
});
