type Say = (key: string, values?: Record<string, string | number>) => string;

/** The characters that a valid text of a rule may contain, by the key of the rule's message. */
const ACCEPTED = {
  name: /[\p{L}\p{M} '.-]/u,
  email: /[a-z0-9.!#$%&'*+/=?^_`{|}~@-]/i,
  phone: /[\d\s().+-]/,
  officePhone: /[\d\s().+-]/,
  date: /[a-z\d\s.,/-]/i,
  wholeNumber: /[rp\d\s.,-]/i,
  url: /[!-~]/,
  npwp: /[\d\s.-]/,
  passportName: /[a-z ]/i,
  passportNumber: /[a-z\d]/i,
};

type Options = { say: Say; values?: Record<string, string | number> };

/**
 * Returns a function that writes the message of a rule for an invalid text. It names the first character that no valid
 * text contains, because the text may look right.
 */
export const ruleMessage =
  (rule: keyof typeof ACCEPTED, { say, values }: Options) =>
  ({ input }: { input: unknown }): string => {
    const message = say(rule, values);
    const wrong = [...String(input ?? '')].find((character) => !ACCEPTED[rule].test(character));
    return wrong === undefined ? message : `${message} ${say('character', { character: shown(wrong, say) })}`;
  };

function shown(character: string, say: Say): string {
  if (/\s/.test(character)) return say('space');
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
  return isVisible
    ? `“${character}”`
    : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
