import { expect, test } from 'vitest';
import { blockingMs, type TraceEvent, tasksAfterFirstPaint } from './main-thread-tasks.ts';

const event = (name: string, ts: number, tdur = 0, thread = { pid: 7, tid: 1 }): TraceEvent => {
  return { name, ts, tdur, ...thread };
};

test('the tasks of the main thread after the first paint count, in ms', () => {
  const paint = event('firstContentfulPaint', 500);
  const tasks = [event('RunTask', 400, 9000), event('RunTask', 600, 30_000), event('RunTask', 700, 12_000)];
  const others = [
    event('RunTask', 800, 50_000, { pid: 7, tid: 2 }),
    event('RunTask', 800, 50_000, { pid: 8, tid: 1 }),
    event('FunctionCall', 900, 20_000),
  ];
  expect(tasksAfterFirstPaint([...tasks, paint, ...others])).toEqual([30, 12]);
  expect(() => tasksAfterFirstPaint(tasks)).toThrow('no first contentful paint');
});

test('a task blocks by its part beyond 50 ms at a quarter of the speed', () => {
  expect(blockingMs([30, 12, 13])).toBe(72);
});
