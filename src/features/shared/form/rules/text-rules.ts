import * as v from 'valibot';
import { mobileInternational, phoneInternational } from '@/domain/phone';
import { blankOr, orNothing, type RuleMessages } from './rule-messages';
import { isEmail, isName, tidy, tidyEmail } from './text-checks';

const NAME_MAX = 100;
const EMAIL_MAX = 100;
const WEB = /^https?:\/\/[^\s/.]+\.\S+$/i;

const tidied = () => v.pipe(v.string(), v.transform(tidy));

/** Returns validation rules for text. */
export function textRules({ say, message, label, required, most }: RuleMessages) {
  const line = (name: string, n: number) => v.pipe(tidied(), required(name), most(name, n));
  const mobile = [
    blankOr((text) => mobileInternational(text) !== null, message('phone')),
    v.transform<string, string>((text) => mobileInternational(text) ?? text),
  ] as const;
  const office = [
    blankOr((text) => phoneInternational(text) !== null, message('officePhone')),
    v.transform<string, string>((text) => phoneInternational(text) ?? text),
  ] as const;
  return {
    line,
    lineOrNothing: (name: string, n: number) => v.pipe(tidied(), most(name, n), orNothing),
    nameOrNothing: (name: string, n = NAME_MAX) =>
      v.pipe(tidied(), most(name, n), blankOr(isName, message('name')), orNothing),
    fullName: (name: string, n = NAME_MAX) => v.pipe(line(name, n), blankOr(isName, message('name'))),
    email: (name: string) =>
      v.pipe(
        v.string(),
        v.transform(tidyEmail),
        required(name),
        most(name, EMAIL_MAX),
        blankOr(isEmail, message('email')),
      ),
    /** A mobile number; the office rules also accept a landline. */
    phone: (name: string) => v.pipe(tidied(), required(name), ...mobile),
    phoneOrNothing: () => v.pipe(tidied(), ...mobile, orNothing),
    officePhone: (name: string) => v.pipe(tidied(), required(name), ...office),
    officePhoneOrNothing: () => v.pipe(tidied(), ...office, orNothing),
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
        blankOr((text) => WEB.test(text) && URL.canParse(text), message('url')),
        most(name, n),
        orNothing,
      ),
  };
}
