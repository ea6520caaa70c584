import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PersonCard } from './person-card';
import { PersonLine } from './person-line';

vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'id' }) }));

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

test('a card has the facts that the service sends', () => {
  const bagas = {
    name: 'Bagas',
    role: 'Tour leader',
    portrait_url: '/media/person-bagas.jpg',
    speaks: ['Indonesia', 'Turki'],
    trips_led: 46,
    words: 'Saya yang membangunkan Anda.',
  };
  const html = renderToStaticMarkup(<PersonCard person={bagas} />);
  expect(html).toContain('person-bagas.jpg');
  expect(textOf(html)).toBe(
    '|Bagas|Tour leader| |person.trips| |person.speaks |Indonesia, Turki|Saya yang membangunkan Anda.|',
  );
  const bare = renderToStaticMarkup(<PersonCard person={{ name: 'Sari' }} />);
  expect(textOf(bare)).toBe('|Sari|');
  expect(bare).toContain('data-missing');
});

test('a line has no portrait if the service sends none, and the pattern if there is none', () => {
  expect(renderToStaticMarkup(<PersonLine portraitUrl={undefined}>Sari</PersonLine>)).toBe('Sari');
  expect(renderToStaticMarkup(<PersonLine portraitUrl={null}>Sari</PersonLine>)).toContain('data-missing');
});
