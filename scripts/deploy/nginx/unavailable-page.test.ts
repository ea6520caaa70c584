import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { styleHash } from '../../../src/next-internals/bundler-rules.ts';
import { PLAIN_STYLE } from '../../../src/ui/theme/plain-page.ts';
import { unavailablePage } from './unavailable-page.ts';

test('nginx allows the style of the page for unavailable instances, and no other style', () => {
  const template = readFileSync(new URL('./kelana.conf.template', import.meta.url), 'utf8');
  expect(template.match(/style-src [^;]*/g)).toEqual([`style-src ${styleHash(PLAIN_STYLE)}`]);
  for (const language of ['id', 'en'] as const) {
    expect(unavailablePage(language)).toContain(`<style>${PLAIN_STYLE}</style>`);
  }
});
