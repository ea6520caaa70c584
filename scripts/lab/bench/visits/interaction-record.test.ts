import { expect, test } from 'vitest';
import { type InteractionRecord, latencyOfRecord } from './interaction-record.ts';

const event = (interactionId: number, startTime: number, duration: number, processing: [number, number]) => ({
  interactionId,
  startTime,
  duration,
  processingStart: processing[0],
  processingEnd: processing[1],
});
const recordWith = (changes: Partial<InteractionRecord>): InteractionRecord => ({
  count: 1,
  events: [],
  scripts: [],
  ...changes,
});

test('the latency is that of the longest event, with its three parts', () => {
  const events = [event(7, 100, 24, [102, 103]), event(7, 180, 240, [184, 401])];
  expect(latencyOfRecord(recordWith({ events }))).toEqual({ ms: 240, parts: '4 + 217 + 19' });
});

test('the handlers of events with the same paint count as one part', () => {
  const events = [event(7, 180, 104, [184, 190]), event(7, 180, 104, [190, 250]), event(8, 180, 100, [250, 270])];
  expect(latencyOfRecord(recordWith({ events })).parts).toBe('4 + 66 + 34');
});

test('the longest script during the event is named, without earlier scripts and scripts without a file', () => {
  const events = [event(7, 180, 240, [184, 401])];
  const scripts = [
    { sourceURL: '', startTime: 185, duration: 300 },
    { sourceURL: 'https://kelana.example/_next/static/chunks/page.js', startTime: 20, duration: 160 },
    { sourceURL: 'https://kelana.example/_next/static/chunks/main.js', startTime: 390, duration: 9 },
    { sourceURL: 'https://kelana.example/_next/static/chunks/framework.js', startTime: 184, duration: 200 },
  ];
  expect(latencyOfRecord(recordWith({ events, scripts })).parts).toBe('4 + 217 + 19, framework.js');
});

test('an interaction without a reported event took less than 16 ms', () => {
  expect(latencyOfRecord(recordWith({}))).toEqual({ ms: 16, parts: 'less' });
});

test('a record without an interaction is an error', () => {
  expect(() => latencyOfRecord(recordWith({ count: 0 }))).toThrow('The browser has counted no interaction.');
});
