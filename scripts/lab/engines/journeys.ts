import type { SitePath } from '../../lib/site-pages.ts';

/**
 * A step in a tab: `see` waits until an expression is true in the page, `run` evaluates one, `click` clicks the first
 * visible element of a selector, `type` types a text into a field.
 */
export type Step =
  | [action: 'open', path: SitePath]
  | [action: 'see' | 'run' | 'click', argument: string]
  | ['type', selector: string, text: string]
  | ['enter'];

const count = (selector: string) => `document.querySelectorAll(${JSON.stringify(selector)}).length`;
const exists = (selector: string): Step => ['see', count(selector)];
const fill = (field: string, text: string): Step => ['type', `[id="field-${field}"]`, text];
const send: Step = ['click', 'main form button[type="submit"]'];

/** The ways through the site that a visitor takes most, each beginning with a fresh tab. */
export const journeys: Record<string, Step[]> = {
  'search a tour and open it': [
    ['open', '/'],
    exists('main h1'),
    ['click', 'header a[aria-haspopup="dialog"]'],
    exists('[role="combobox"]'),
    ['type', '[role="combobox"]', 'turki'],
    exists('[role="option"]'),
    ['enter'],
    ['see', `location.search.includes('turki') && !${count('[role="dialog"], dialog[open]')}`],
    ['click', 'main article a[href*="/group-tour/"]'],
    ['see', `/group-tour\\/\\d+$/.test(location.pathname) && ${count('#dates input[type="radio"]:enabled')}`],
  ],
  'choose a date and begin to book': [
    ['open', '/group-tour/17'],
    exists('#dates input[type="radio"]:enabled'),
    ['run', `document.querySelector('#itinerary').scrollIntoView({ behavior: 'instant' })`],
    exists('#itinerary svg text'),
    ['click', '#itinerary details:not([open]) summary'],
    ['see', `${count('#itinerary details[open]')} > 1`],
    ['click', '#dates input[type="radio"]:enabled:not(:checked)'],
    ['see', `location.search.includes('itinerary=')`],
    ['click', 'a[href*="/booking/17"]'],
    ['see', `location.pathname.includes('/booking/17') && ${count('main form')}`],
  ],
  'filter the list and read the calendar': [
    ['open', '/group-tour?country=301'],
    exists('main article'),
    ['open', '/group-tour?view=calendar'],
    exists('main table a'),
    ['click', 'main table a'],
    ['see', `location.search.includes('day=')`],
  ],
  'sign in and see the bookings': [
    ['open', '/auth/sign-in?from=%2Faccount%2Fbooking'],
    exists('[id="field-email"]'),
    fill('email', 'ratna@kelana.example'),
    fill('password', 'Kelana2027'),
    send,
    ['see', `location.pathname.endsWith('/account/booking') && ${count('main article')}`],
  ],
  'send a message': [
    ['open', '/contact'],
    exists('[id="field-message"]'),
    fill('name', 'Dewi Lestari'),
    fill('email', 'dewi@kelana.example'),
    fill('message', 'Berapa lama visa Jepang?'),
    send,
    exists('main form [role="alert"] a'),
    fill('phone', '081234567890'),
    [
      'run',
      `(() => { const topic = document.querySelector('[id="field-topic"]'); topic.value = 'visa'; topic.dispatchEvent(new Event('change', { bubbles: true })); })()`,
    ],
    send,
    ['see', `!${count('[id="field-message"]')} && document.querySelector('main').textContent.includes('Dewi')`],
  ],
  'change the language and read an article': [
    ['open', '/blog'],
    exists('main h1'),
    ['click', 'a[hreflang="en"]'],
    ['see', `location.pathname === '/en/blog' && document.documentElement.lang === 'en'`],
    ['click', 'main article a'],
    ['see', `location.pathname.startsWith('/en/blog/')`],
  ],
};
