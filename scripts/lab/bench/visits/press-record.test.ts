import { expect, test } from 'vitest';
import { latencyOfRecord, type PressRecord } from './press-record.ts';

const event = (press: number, startTime: number, duration: number, handled: [number, number]) => ({
  press,
  startTime,
  duration,
  processingStart: handled[0],
  processingEnd: handled[1],
});
const record = (part: Partial<PressRecord>): PressRecord => ({ presses: 1, events: [], scripts: [], ...part });

test('the longest event of the presses counts, in its three parts', () => {
  const events = [event(7, 100, 24, [102, 103]), event(7, 180, 240, [184, 401])];
  expect(latencyOfRecord(record({ events }))).toEqual({ ms: 240, part: '4 + 217 + 19' });
});

test('events of a press that are painted together are handled one after the other', () => {
  const events = [event(7, 180, 104, [184, 190]), event(7, 180, 104, [190, 250]), event(8, 180, 100, [250, 270])];
  expect(latencyOfRecord(record({ events })).part).toBe('4 + 66 + 34');
});

test('the longest script on the way is named, and none from before or without a file', () => {
  const events = [event(7, 180, 240, [184, 401])];
  const scripts = [
    { sourceURL: '', startTime: 185, duration: 300 },
    { sourceURL: 'https://kelana.example/_next/static/chunks/page.js', startTime: 20, duration: 160 },
    { sourceURL: 'https://kelana.example/_next/static/chunks/main.js', startTime: 390, duration: 9 },
    { sourceURL: 'https://kelana.example/_next/static/chunks/framework.js', startTime: 184, duration: 200 },
  ];
  expect(latencyOfRecord(record({ events, scripts })).part).toBe('4 + 217 + 19, framework.js');
});

test('a press of which the browser tells nothing took less than 16 ms', () => {
  expect(latencyOfRecord(record({}))).toEqual({ ms: 16, part: 'less' });
});

test('without a counted press there is no figure', () => {
  expect(() => latencyOfRecord(record({ presses: 0 }))).toThrow('The browser has counted no press.');
});
