import type { TestCase } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { COMPLETED, FIGURE } from './figures.ts';
import { figuresOf } from './figures-reporter.ts';

const figure = { goal: 'A3', what: 'menu', count: 5, findings: [] };
const noted = { type: FIGURE, description: JSON.stringify(figure) };

const caseOf = (results: object[]) => ({ title: 'the menu', tags: ['@A3', '@A9'], results }) as unknown as TestCase;

test('a test that came to its end tells what it has noted', () => {
  expect(figuresOf(caseOf([{ annotations: [noted, { type: COMPLETED }] }]))).toEqual([figure]);
});

test('a test that broke off is a finding of each of its goals, beside what it had noted before', () => {
  const error = { message: '\u001b[31mTimeoutError: no dialog\u001b[39m\n  at line 3' };
  const finding = 'the menu: did not come to its end: TimeoutError: no dialog';
  expect(figuresOf(caseOf([{ annotations: [noted], error }]))).toEqual([
    figure,
    { goal: 'A3', what: 'the menu', count: 0, findings: [finding] },
    { goal: 'A9', what: 'the menu', count: 0, findings: [finding] },
  ]);
});

test('a test that was never begun is one too', () => {
  expect(figuresOf(caseOf([])).map(({ findings }) => findings)).toEqual([
    ['the menu: did not come to its end: it was not begun'],
    ['the menu: did not come to its end: it was not begun'],
  ]);
});
