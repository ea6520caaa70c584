/** The colours of `tokens.css` that pages and pictures without the site's style sheets need; a test compares them. */
export const colors = {
  senja: { 400: '#fb8b36', 500: '#f47216', 700: '#c2410c' },
  laut: { 300: '#86b6d5', 500: '#2b74a4', 700: '#184b71', 900: '#112e46', 950: '#0b2032' },
  pasir: { 25: '#fffdfa' },
} as const;

/** The textile patterns of `tokens.css` that those pictures need, as CSS images. */
export const patterns = {
  'kawung-deep': `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='56' height='56'%3E%3Cpath d='M0 0Q23 5 28 28Q5 23 0 0M28 28Q51 33 56 56Q33 51 28 28M56 0Q51 23 28 28Q33 5 56 0M28 28Q23 51 0 56Q5 33 28 28' fill='none' stroke='%232b74a4' stroke-width='1.25'/%3E%3C/svg%3E")`,
  tenun: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='56' height='14'%3E%3Crect width='56' height='14' fill='%23112e46'/%3E%3Cpath d='M0 7 14 0 28 7 14 14Z' fill='%23f47216'/%3E%3Cpath d='M6 7 14 3 22 7 14 11Z' fill='%23112e46'/%3E%3Cpath d='M11 7 14 5.5 17 7 14 8.5Z' fill='%23ffcda3'/%3E%3Cpath d='M28 7 42 0 56 7 42 14Z' fill='%231e5c88'/%3E%3Cpath d='M35 7 42 3.5 49 7 42 10.5Z' fill='%23f5ecdf'/%3E%3Cpath d='M39 7 42 5.5 45 7 42 8.5Z' fill='%231e5c88'/%3E%3C/svg%3E")`,
} as const;
