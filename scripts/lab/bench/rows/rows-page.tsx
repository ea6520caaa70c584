import type { NextRouter } from 'next/router';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import account from '../../../../public/locales/id/account.json';
import common from '../../../../public/locales/id/common.json';
import { BookingRow } from '../../../../src/features/account/bookings/booking-row.tsx';
import { MessagesProvider } from '../../../../src/i18n/messages-context.tsx';
import { RouterContext } from '../../../../src/next-internals/router-context.ts';

/** The time of each rendering of the rows into an empty page, in milliseconds. */
export type RowTimes = { ours: number[]; plain: number[] };

declare global {
  interface Window {
    benchRows?: (rows: number, rounds: number) => RowTimes;
  }
}

type Plain = { tag: string; attributes: Record<string, string>; inside: (Plain | string)[] };

const WARM_UP = 3;
const STATES = ['booking', 'deposit', 'full_payment', 'cancel'] as const;
const router = {
  pathname: '/account/booking',
  query: {},
  locale: 'id',
  prefetch: async () => {},
} as never as NextRouter;

function ours(count: number): ReactElement {
  const bookings = Array.from({ length: count }, (_, index) => ({
    package: `Tour ${index}`,
    date: '2027-04-22',
    status: STATES[index % STATES.length] ?? 'booking',
    reservation_code: `KLN-${index}`,
  }));
  return (
    <RouterContext.Provider value={router}>
      <MessagesProvider messages={{ account, common }}>
        <ul>
          {bookings.map((booking) => (
            <li key={booking.package}>
              <BookingRow tab="upcoming" booking={booking} />
            </li>
          ))}
        </ul>
      </MessagesProvider>
    </RouterContext.Provider>
  );
}

/** Returns the rendered elements as plain data. */
function read(element: Element): Plain {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const inside = [...element.childNodes].map((node) =>
    node instanceof Element ? read(node) : (node.textContent ?? ''),
  );
  return { tag: element.tagName.toLowerCase(), attributes, inside };
}

function PlainRows({ rows }: { rows: Plain }): ReactNode {
  const write = ({ tag, attributes, inside }: Plain): ReactElement => {
    const { class: className, tabindex: tabIndex, ...rest } = attributes;
    return createElement(
      tag,
      { ...rest, ...(className && { className }), ...(tabIndex && { tabIndex: Number(tabIndex) }) },
      ...inside.map((one) => (typeof one === 'string' ? one : write(one))),
    );
  };
  return write(rows);
}

function timeOf(element: ReactElement): { ms: number; rows: Plain } {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const from = performance.now();
  flushSync(() => root.render(element));
  const ms = performance.now() - from;
  const rows = read(place.firstElementChild ?? place);
  root.unmount();
  place.remove();
  return { ms, rows };
}

window.benchRows = (count, rounds) => {
  const { rows } = timeOf(ours(count));
  const times: RowTimes = { ours: [], plain: [] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const ahead = isOursFirst ? timeOf(ours(count)).ms : 0;
    const plain = timeOf(<PlainRows rows={rows} />).ms;
    const mine = isOursFirst ? ahead : timeOf(ours(count)).ms;
    if (round < 0) continue;
    times.ours.push(mine);
    times.plain.push(plain);
  }
  return times;
};
