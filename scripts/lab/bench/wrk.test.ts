import { expect, test } from 'vitest';
import { parseReport } from './wrk.ts';

const report = (latency: string, failures = '') => `Running 2s test @ http://localhost/
  Latency Distribution
     50%  505.00us
     99%    ${latency}
  90210 requests in 2.00s, 1.10GB read
${failures}Requests/sec:  45105.20
Transfer/sec:    563.21MB
`;

test.each([
  ['912.00us', 0.912],
  ['3.40ms', 3.4],
  ['1.02s', 1020],
])('a report has the rate and the 99th percentile in milliseconds (%s)', (latency, p99Ms) => {
  expect(parseReport('http://localhost/', report(latency))).toEqual({ perSecond: 45105.2, p99Ms });
});

test('a report with failed requests is refused', () => {
  const text = report('3.40ms', '  Non-2xx or 3xx responses: 12\n');
  expect(() => parseReport('http://localhost/', text)).toThrow('http://localhost/: Non-2xx or 3xx responses: 12');
});

test('a report without figures is refused', () => {
  expect(() => parseReport('http://localhost/', 'unable to connect')).toThrow('wrk reported no figures');
});
