import type { NextRouter } from 'next/router';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import account from '../../../../public/locales/id/account.json';
import common from '../../../../public/locales/id/common.json';
import { BookingRow } from '../../../../src/features/account/bookings/booking-row.tsx';
import { MessagesProvider } from '../../../../src/i18n/messages-context.tsx';
import { RouterContext } from '../../../../src/next-internals/router-context.ts';

/**
 * The time of each rendering of the rows into an empty page, in milliseconds: with the components of the site, and as
 * plain elements.
 */
export type RowTimes = { site: number[]; plain: number[] };

declare global {
  interface Window {
    benchRows?: (rows: number, rounds: number) => RowTimes;
  }
}

type PlainElement = { tag: string; attributes: Record<string, string>; children: (PlainElement | string)[] };

const WARM_UP_ROUNDS = 3;
const STATES = ['booking', 'deposit', 'full_payment', 'cancel'] as const;
const router = {
  pathname: '/account/booking',
  query: {},
  locale: 'id',
  prefetch: async () => {},
} as never as NextRouter;

function siteRows(count: number): ReactElement {
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

/** Returns a rendered element and its descendants as plain data. */
function serialize(element: Element): PlainElement {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const children = [...element.childNodes].map((node) =>
    node instanceof Element ? serialize(node) : (node.textContent ?? ''),
  );
  return { tag: element.tagName.toLowerCase(), attributes, children };
}

function PlainRows({ rows }: { rows: PlainElement }): ReactNode {
  const createPlain = ({ tag, attributes, children }: PlainElement): ReactElement => {
    const { class: className, tabindex: tabIndex, ...rest } = attributes;
    return createElement(
      tag,
      { ...rest, ...(className && { className }), ...(tabIndex && { tabIndex: Number(tabIndex) }) },
      ...children.map((child) => (typeof child === 'string' ? child : createPlain(child))),
    );
  };
  return createPlain(rows);
}

/** Renders an element into an empty container; returns the time in milliseconds and the rendered elements. */
function measureRender(element: ReactElement): { ms: number; rows: PlainElement } {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const startedAt = performance.now();
  flushSync(() => root.render(element));
  const ms = performance.now() - startedAt;
  const rows = serialize(container.firstElementChild ?? container);
  root.unmount();
  container.remove();
  return { ms, rows };
}

window.benchRows = (count, rounds) => {
  const { rows } = measureRender(siteRows(count));
  const times: RowTimes = { site: [], plain: [] };
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    // The order alternates, so that neither variant always runs first.
    const isSiteFirst = round % 2 === 0;
    const msWhenFirst = isSiteFirst ? measureRender(siteRows(count)).ms : 0;
    const plain = measureRender(<PlainRows rows={rows} />).ms;
    const site = isSiteFirst ? msWhenFirst : measureRender(siteRows(count)).ms;
    if (round < 0) continue;
    times.site.push(site);
    times.plain.push(plain);
  }
  return times;
};
