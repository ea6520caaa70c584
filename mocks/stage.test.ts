import { expect, test, vi } from 'vitest';
import { allBehaviours } from './behaviours/all.ts';
import { createStage } from './stage.ts';

function open(start = '2027-01-15T16:59:00Z') {
  let now = new Date(start);
  const onChange = vi.fn();
  const stage = createStage({ behaviours: allBehaviours, now: () => now, onChange });
  const goTo = (time: string) => {
    now = new Date(time);
  };
  return { stage, onChange, goTo };
}

test('the catalogue is rebuilt when the day changes in Jakarta, the state stays', () => {
  const { stage, goTo } = open();
  const { catalogue, state } = stage.world();
  expect(catalogue.today).toBe('2027-01-15');
  expect(stage.world().catalogue).toBe(catalogue);
  goTo('2027-01-15T17:00:00Z');
  expect(stage.world().catalogue.today).toBe('2027-01-16');
  expect(stage.world().state).toBe(state);
});

test('an offset moves the clock and with it the catalogue', () => {
  const { stage } = open();
  stage.setOffsetDays(30);
  expect(stage.now().toISOString()).toBe('2027-02-14T16:59:00.000Z');
  expect(stage.world().catalogue.today).toBe('2027-02-14');
});

test('a reset gives an equal world without faults, overrides, calls, latency and offset', () => {
  const { stage, onChange } = open();
  const before = structuredClone(stage.world().state);
  stage.world().state.sessions.x = { memberId: 'x', expiresAt: 1 };
  stage.faults.add({ status: 500 });
  stage.override('getAboutPage', ({ reply }) => reply(500, { message: 'x' }));
  stage.setOffsetDays(3);
  stage.setLatencyMs(400);
  onChange.mockClear();
  stage.reset();
  expect(stage.world().state).toEqual(before);
  expect(stage.faults.all()).toEqual([]);
  expect(stage.latencyMs()).toBe(0);
  expect(stage.behaviour('getAboutPage')).toBe(allBehaviours.getAboutPage);
  expect(stage.world().catalogue.today).toBe('2027-01-15');
  expect(onChange).toHaveBeenCalled();
});

test('every change of a control calls onChange, and so does a counted-down fault', () => {
  const { stage, onChange } = open();
  const changes: [string, () => unknown][] = [
    ['a fault', () => stage.faults.add({ operationId: 'login', status: 500, times: 1 })],
    ['its hit', () => stage.faults.take('login')],
    ['another', () => stage.faults.add({ status: 500 })],
    ['its end', () => stage.faults.remove(2)],
    ['the end of all', () => stage.faults.clear()],
    ['the clock', () => stage.setOffsetDays(1)],
    ['the latency', () => stage.setLatencyMs(1)],
  ];
  const unheard = changes.filter(([, change]) => {
    onChange.mockClear();
    change();
    return onChange.mock.calls.length !== 1;
  });
  expect(unheard.map(([name]) => name)).toEqual([]);
  stage.faults.take('login');
  expect(onChange).toHaveBeenCalledOnce();
});

test('a reset may choose another scenario, and the next one returns to the default', () => {
  const { stage } = open();
  stage.reset('empty');
  expect(stage.world().catalogue.tours).toEqual([]);
  stage.reset();
  expect(stage.world().state.scenario).toBe('default');
});
