import { expect, test } from 'vitest';
import { limitDrawing } from './limit-drawing';

type Job = { name: string; end: (card: string) => void };

/** A desk whose cards are finished by the test. */
function desk() {
  const started: Job[] = [];
  const ask = limitDrawing<string>();
  const draw = (name: string) => ask(name, () => new Promise((end) => void started.push({ name, end })));
  return { started, draw };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('two are drawn at once, the third when one is done', async () => {
  const { started, draw } = desk();
  const first = draw('a');
  draw('b');
  draw('c');
  await turn();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b']);
  started[0]?.end('A');
  expect(await first).toBe('A');
  await turn();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('what is asked for twice at once is drawn once, and again when it is asked for later', async () => {
  const { started, draw } = desk();
  const both = [draw('a'), draw('a')];
  await turn();
  started[0]?.end('A');
  expect(await Promise.all(both)).toEqual(['A', 'A']);
  draw('a');
  await turn();
  expect(started).toHaveLength(2);
});

test('a card that fails leaves its place to the next', async () => {
  const ask = limitDrawing<string>();
  const fail = () => Promise.reject(new Error('no ink'));
  const failed = [ask('a', fail), ask('b', fail)];
  for (const one of failed) await expect(one).rejects.toThrow('no ink');
  expect(await ask('c', async () => 'C')).toBe('C');
});

test('behind two and twenty nobody has to wait', async () => {
  const { draw } = desk();
  for (let index = 0; index < 22; index += 1) draw(`card ${index}`);
  expect(await draw('one more')).toBe('busy');
});
