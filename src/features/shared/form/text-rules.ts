import * as v from 'valibot';
import { mobileInternational } from '@/domain/phone';
import { blankOr, orNothing, type RuleWords } from './rule-words';

const NAME_MAX = 100;
const EMAIL_MAX = 100;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '.-]*$/u;
// HTML's own rule, with at least one dot in the domain.
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const WEB = /^https?:\/\/[^\s/.]+\.\S+$/i;

// No spaces around, one between words, a plain apostrophe.
const tidied = () =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(/\s+/g, ' ').replace(/[‘’]/g, "'")),
  );

const isPhone = (text: string) => mobileInternational(text) !== null;
const toPhone = v.transform<string, string>((text) => mobileInternational(text) ?? text);

/** Rules for what is typed as text. */
export function textRules({ say, label, required, most }: RuleWords) {
  const line = (name: string, n: number) => v.pipe(tidied(), required(name), most(name, n));
  return {
    line,
    lineOrNothing: (name: string, n: number) => v.pipe(tidied(), most(name, n), orNothing),
    fullName: (name: string) =>
      v.pipe(
        line(name, NAME_MAX),
        blankOr((text) => NAME.test(text), say('name')),
      ),
    email: (name: string) =>
      v.pipe(
        tidied(),
        v.toLowerCase(),
        required(name),
        most(name, EMAIL_MAX),
        blankOr((text) => EMAIL.test(text), say('email')),
      ),
    phone: (name: string) => v.pipe(tidied(), required(name), blankOr(isPhone, say('phone')), toPhone),
    phoneOrNothing: () => v.pipe(tidied(), blankOr(isPhone, say('phone')), toPhone, orNothing),
    text: (name: string, least: number, n: number) =>
      v.pipe(
        v.string(),
        v.trim(),
        required(name),
        blankOr((text) => text.length >= least, say('minLength', { label: label(name), n: least })),
        most(name, n),
      ),
    textOrNothing: (name: string, n: number) => v.pipe(v.string(), v.trim(), most(name, n), orNothing),
    /** 'nama.com' is read as 'https://nama.com'. */
    urlOrNothing: (name: string, n: number) =>
      v.pipe(
        tidied(),
        v.transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`)),
        blankOr((text) => WEB.test(text) && URL.canParse(text), say('url')),
        most(name, n),
        orNothing,
      ),
  };
}
