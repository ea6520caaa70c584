import { expect, test } from 'vitest';
import document from '../../sdk/src/generated/openapi.json';
import { isName } from '../../src/form/rules/text-checks';

const { PersonName, FullName, LastName } = document.components.schemas;
const firstNames = [PersonName.pattern, FullName.pattern];

const names = ['Ratna', "Siti Nur'aini", 'I Gusti-Ayu', 'M. Ali', 'Zoë', 'Łukasz', 'Ñusta', 'Nguyễn', 'Ольга', 'محمد'];
const otherScripts = ['王小明', '𠮷田', 'さくら', '김민지', 'กมล', 'අමර', 'नीरज', 'אברהם', 'Γιώργος', 'ǃXóõ', '𞤀𞤁𞤂'];
const invisible = ['a\u0000b', 'a\u00a0b', 'a\u200bb'];
const refused = ['R2D2', '4', 'a_b', 'a@b', '<b>', 'a/b', 'a,b', 'a"b', 'a“b”', 'a—b', ...invisible];
const refusedStarts = [' Ratna', '-Ratna', '.Ratna', "'Ratna"];

// Generated code may compile a pattern without the flag `u`, so both ways have to give the same answer.
test.each(['', 'u'])('with the flags "%s" the patterns accept letters of all scripts', (flags) => {
  for (const pattern of firstNames) {
    const expression = new RegExp(pattern, flags);
    expect([...names, ...otherScripts].filter((name) => !expression.test(name))).toEqual([]);
    expect([...refused, ...refusedStarts, ''].filter((name) => expression.test(name))).toEqual([]);
  }
  const lastName = new RegExp(LastName.pattern, flags);
  expect([...names, ...otherScripts, ''].filter((name) => !lastName.test(name))).toEqual([]);
  expect(refused.filter((name) => lastName.test(name))).toEqual([]);
});

test('the forms of the site accept and refuse the same names', () => {
  expect([...names, ...otherScripts].filter((name) => !isName(name))).toEqual([]);
  expect([...refused, ...refusedStarts, ''].filter(isName)).toEqual([]);
});

test('the document accepts every letter and mark that the forms accept, and in Latin 1 nothing else', () => {
  const expressions = [...firstNames, LastName.pattern].map((pattern) => new RegExp(pattern, 'u'));
  const differing = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const name = `A${String.fromCodePoint(code)}`;
    const isAccepted = expressions.every((expression) => expression.test(name));
    if (code <= 0xff ? isAccepted !== isName(name) : isName(name) && !isAccepted) differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});
