import { type Tab, waitUntil } from './tab.ts';

export type Journey = { name: string; run: (tab: Tab, siteUrl: string) => Promise<void> };

const heading = `document.querySelector('main h1')`;
const textOf = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent`;

/** The ways through the site that a visitor takes most, each beginning with a fresh tab. */
export const journeys: Journey[] = [
  {
    name: 'search a tour and open it',
    async run(tab, siteUrl) {
      await tab.open(`${siteUrl}/`);
      await waitUntil(tab, heading, 'the title of the home page');
      await tab.click('header a[aria-haspopup="dialog"]');
      await waitUntil(tab, `document.querySelector('[role="combobox"]')`, 'the search');
      await tab.type('[role="combobox"]', 'turki');
      await waitUntil(tab, `document.querySelector('[role="option"]')`, 'suggestions');
      await tab.pressEnter();
      await waitUntil(
        tab,
        `location.search.includes('turki') && !document.querySelector('[role="dialog"], dialog[open]') && document.querySelector('main article a')`,
        'the list',
      );
      await tab.click('main article a[href*="/group-tour/"]');
      await waitUntil(
        tab,
        `location.pathname.match(/group-tour\\/\\d+$/) && document.querySelector('#dates input[type="radio"]:enabled')`,
        'the tour',
      );
    },
  },
  {
    name: 'choose a date and begin to book',
    async run(tab, siteUrl) {
      await tab.open(`${siteUrl}/group-tour/17`);
      await waitUntil(tab, `document.querySelector('#dates input[type="radio"]:enabled')`, 'the dates');
      await tab.evaluate(`document.querySelector('#itinerary').scrollIntoView({ behavior: 'instant' })`);
      await waitUntil(tab, `document.querySelector('#itinerary svg text')`, 'the map of the route');
      await tab.click('#itinerary details:not([open]) summary');
      await waitUntil(tab, `document.querySelectorAll('#itinerary details[open]').length > 1`, 'a second open day');
      await tab.click('#dates input[type="radio"]:enabled:not(:checked)');
      await waitUntil(tab, `location.search.includes('itinerary=')`, 'the chosen date in the address');
      await tab.click('a[href*="/booking/17"]');
      await waitUntil(
        tab,
        `location.pathname.includes('/booking/17') && document.querySelector('main form')`,
        'the booking',
      );
    },
  },
  {
    name: 'filter the list and read the calendar',
    async run(tab, siteUrl) {
      await tab.open(`${siteUrl}/group-tour?country=301`);
      await waitUntil(tab, `document.querySelectorAll('main article').length > 0`, 'the filtered list');
      await tab.open(`${siteUrl}/group-tour?view=calendar`);
      await waitUntil(tab, `document.querySelector('main table a')`, 'the calendar');
      await tab.click('main table a');
      await waitUntil(tab, `location.search.includes('day=')`, 'the chosen day');
    },
  },
  {
    name: 'sign in and see the bookings',
    async run(tab, siteUrl) {
      await tab.open(`${siteUrl}/auth/sign-in?from=%2Faccount%2Fbooking`);
      await waitUntil(tab, `document.querySelector('[id="field-email"]')`, 'the form');
      await tab.type('[id="field-email"]', 'ratna@kelana.example');
      await tab.type('[id="field-password"]', 'Kelana2027');
      await tab.click('main form button[type="submit"]');
      await waitUntil(
        tab,
        `location.pathname.endsWith('/account/booking') && document.querySelector('main article')`,
        'the bookings',
      );
    },
  },
  {
    name: 'send a message',
    async run(tab, siteUrl) {
      await tab.open(`${siteUrl}/contact`);
      await waitUntil(tab, `document.querySelector('[id="field-message"]')`, 'the form');
      await tab.type('[id="field-name"]', 'Dewi Lestari');
      await tab.type('[id="field-email"]', 'dewi@kelana.example');
      await tab.type('[id="field-message"]', 'Berapa lama visa Jepang?');
      await tab.click('main form button[type="submit"]');
      await waitUntil(tab, `document.querySelector('main form [role="alert"] a')`, 'the summary of what is missing');
      await tab.type('[id="field-phone"]', '081234567890');
      await tab.evaluate(
        `(() => { const topic = document.querySelector('[id="field-topic"]'); topic.value = 'visa'; topic.dispatchEvent(new Event('change', { bubbles: true })); })()`,
      );
      await tab.click('main form button[type="submit"]');
      await waitUntil(
        tab,
        `!document.querySelector('[id="field-message"]') && (${textOf('main')}).includes('Dewi')`,
        'the receipt',
      );
    },
  },
  {
    name: 'change the language and read an article',
    async run(tab, siteUrl) {
      await tab.open(`${siteUrl}/blog`);
      await waitUntil(tab, heading, 'the title of the blog');
      await tab.click('a[hreflang="en"]');
      await waitUntil(
        tab,
        `location.pathname === '/en/blog' && document.documentElement.lang === 'en'`,
        'the English blog',
      );
      await tab.click('main article a');
      await waitUntil(tab, `location.pathname.startsWith('/en/blog/')`, 'an article');
    },
  },
];
