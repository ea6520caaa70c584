import type { TestCase } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { COMPLETED, FIGURE } from './figures.ts';
import { figuresOf } from './figures-reporter.ts';

const figure = { goal: 'A3', subject: 'menu', count: 5, findings: [] };
const annotation = { type: FIGURE, description: JSON.stringify(figure) };

const testCaseWith = (results: object[]) =>
  ({ title: 'the menu', tags: ['@A3', '@A9'], results }) as unknown as TestCase;

test('a completed test reports the figures of its annotations', () => {
  expect(figuresOf(testCaseWith([{ annotations: [annotation, { type: COMPLETED }] }]))).toEqual([figure]);
});

test('an interrupted test adds a finding to each of its goals and keeps its figures', () => {
  const error = { message: '\u001b[31mTimeoutError: no dialog\u001b[39m\n  at line 3' };
  const finding = 'the menu: did not finish: TimeoutError: no dialog';
  expect(figuresOf(testCaseWith([{ annotations: [annotation], error }]))).toEqual([
    figure,
    { goal: 'A3', subject: 'the menu', count: 0, findings: [finding] },
    { goal: 'A9', subject: 'the menu', count: 0, findings: [finding] },
  ]);
});

test('a test that never started adds a finding to each of its goals', () => {
  expect(figuresOf(testCaseWith([])).map(({ findings }) => findings)).toEqual([
    ['the menu: did not finish: it was not started'],
    ['the menu: did not finish: it was not started'],
  ]);
});
