// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusTitle, placeOf } from './use-focus-on-navigation';

const show = (html: string) => {
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  main.innerHTML = html;
};
const focused = () => document.activeElement?.textContent;
const moment = () => new Promise((resolve) => setTimeout(resolve));

test('language, query and fragment do not make another page', () => {
  expect(placeOf('/en/group-tour?page=2#list')).toBe('/group-tour');
  expect(placeOf('/group-tour')).toBe('/group-tour');
  expect(placeOf('/en')).toBe('/');
  expect(placeOf('/')).toBe('/');
  expect(placeOf('/identity')).toBe('/identity');
});

test('the title has the focus, and a title that a late part brings in its place gets it too', async () => {
  show('<h1>Waiting</h1>');
  const stop = focusTitle();
  expect(focused()).toBe('Waiting');
  show('<h1>There</h1>');
  await moment();
  expect(focused()).toBe('There');
  stop();
  show('<h1>Later</h1>');
  await moment();
  expect(document.activeElement).toBe(document.body);
});

test('who has moved on stays there', async () => {
  show('<h1>Waiting</h1>');
  const field = document.body.appendChild(document.createElement('input'));
  const stop = focusTitle();
  field.focus();
  show('<h1>There</h1>');
  await moment();
  expect(document.activeElement).toBe(field);
  stop();
});
