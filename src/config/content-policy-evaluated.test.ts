import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { siteTemplate } from '../../scripts/deploy/nginx/fill-template.ts';
import { styleSource } from '../next-internals/bundler-rules.ts';
import { readEnvironment } from './environment';
import { ANY_STYLE, securityRules } from './security-headers';

/** Returns the findings of Google's CSP evaluator that are severe, possibly severe, or syntax errors. */
function findingsOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity < Severity.MEDIUM || severity === Severity.HIGH_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

const production = readEnvironment({
  NEXT_PUBLIC_SITE_URL: 'https://kelana.example',
  NEXT_PUBLIC_SERVICE_HOST: 'https://api.kelana.example',
  NEXT_PUBLIC_CHAT_HOST: 'https://chat.kelana.example',
  NEXT_PUBLIC_CHAT_TOKEN: 'abc',
});

test('the evaluator finds nothing wrong with the policy of pages', () => {
  const headers = securityRules(production)[0]?.headers ?? [];
  const { value = '' } = headers.find(({ key }) => key === 'Content-Security-Policy') ?? {};
  expect(value).toContain(ANY_STYLE);
  expect(findingsOf(value.replace(ANY_STYLE, styleSource(['p{}'])))).toEqual([]);
});

test('the evaluator finds nothing wrong with the policies of nginx', () => {
  const template = siteTemplate(join(process.cwd(), 'scripts/deploy/nginx'));
  const policies = [...template.matchAll(/"(default-src [^"]*)"/g)].map(([, policy]) => policy ?? '');
  expect(policies.length).toBeGreaterThanOrEqual(3);
  for (const policy of policies) expect(findingsOf(policy)).toEqual([]);
});

test('the evaluator reports an unsafe policy', () => {
  expect(findingsOf("script-src https:; object-src 'none'").length).toBeGreaterThan(0);
});
