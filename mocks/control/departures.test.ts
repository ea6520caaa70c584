import { beforeEach, expect, test } from 'vitest';
import { allBehaviours } from '../behaviours/all.ts';
import { createMockContext } from '../mock-context.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { handleControl } from './handle-control.ts';

const mockContext = createMockContext({ behaviours: allBehaviours, now: () => new Date('2027-01-15T03:00:00Z') });
beforeEach(() => mockContext.reset());

async function changeDeparture(body: object): Promise<Response> {
  const url = 'http://host.example/__mock/departures';
  const response = await handleControl(mockContext, new Request(url, { method: 'POST', body: JSON.stringify(body) }));
  if (!response) throw new Error('It is no control.');
  return response;
}

test('the operator changes seats and price of a departure, whatever was sold before', async () => {
  const [tour] = mockContext.database().catalogue.tours;
  const id = tour?.itineraries[0]?.id ?? 0;
  mockContext.database().state.seatsTaken[id] = 3;
  await changeDeparture({ id, seat: 12 });
  await changeDeparture({ id, price: 31_500_000 });
  const departure = serializeTours(mockContext.database())[0]?.itineraries.find((one) => one.id === id);
  expect([departure?.seat, departure?.price]).toEqual([12, 31_500_000]);
});

test.each([
  [{ id: 1, seat: 1 }, 'unknown departure 1'],
  [{ seat: 1 }, 'unknown departure undefined'],
  [{ id: 'first' }, 'a change needs seat or price'],
  [{ id: 'first', seat: -1 }, 'seat must be a whole number or null'],
  [{ id: 'first', price: '1' }, 'price must be a whole number or null'],
  [{ id: 'first', seats: 1 }, 'unknown field seats'],
])('the change %j of a departure is refused: %s', async (change, message) => {
  const first = mockContext.database().catalogue.tours[0]?.itineraries[0]?.id;
  const body = { ...change, ...('id' in change && change.id === 'first' && { id: first }) };
  const response = await changeDeparture(body);
  expect([response.status, (await response.json()).message]).toEqual([400, message]);
});
