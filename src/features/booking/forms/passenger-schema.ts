import * as v from 'valibot';
import { birthProblem } from '@/domain/guest-ages';
import type { PaxType } from '@/domain/party';
import { parseTypedDate } from '@/domain/typed-date';
import { ruleMessage } from '@/features/shared/form/rules/wrong-character';
import { chosen, optionalText, passportGivenName, passportLastName, REQUEST_MAX, type SchemaContext } from './fields';
import type { PassengerValues } from './values';

/** Returns a passport number in capitals, without the spaces, dots and hyphens that copied numbers contain. */
export const passportNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Returns the schema of one traveller; it depends on the guest type and on whether the passport data follow later. */
export function passengerSchema(passenger: Partial<PassengerValues> | undefined, context: SchemaContext) {
  const { translate, label } = context;
  const isLater = passenger?.passport_later !== false;
  return v.object({
    type: v.picklist(['adult', 'child', 'infant']),
    title: chosen(label('choice.title'), translate),
    first_name: passportGivenName(label('first_name'), translate),
    last_name: passportLastName(label('last_name'), translate),
    dob: birthDate(passenger?.type ?? 'adult', context),
    nationality: chosen(label('choice.nationality'), translate),
    passport_later: v.boolean(),
    passport_number: isLater ? v.string() : passport(context),
    passport_expiry: isLater ? v.string() : expiry(context),
    special_request: optionalText(label('special_request'), REQUEST_MAX, translate),
  });
}

function birthDate(type: PaxType, { translate, label, today, returnDate }: SchemaContext) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const text = dataset.value.trim();
      const birth = parseTypedDate(text);
      if (text === '') addIssue({ message: translate('required', { label: label('dob') }) });
      else if (!birth) addIssue({ message: ruleMessage('date', { say: translate }) });
      else {
        const problem = birthProblem(type, birth, today, returnDate ?? today);
        if (problem) addIssue({ message: translate(problem) });
      }
    }),
  );
}

function passport({ translate, label }: SchemaContext) {
  return v.pipe(
    v.string(),
    v.transform(passportNumber),
    v.minLength(1, translate('required', { label: label('passport_number') })),
    v.check((text) => text === '' || /^[A-Z0-9]{6,9}$/.test(text), ruleMessage('passportNumber', { say: translate })),
  );
}

function expiry({ translate, label, today }: SchemaContext) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const text = dataset.value.trim();
      const day = parseTypedDate(text);
      if (text === '') addIssue({ message: translate('required', { label: label('passport_expiry') }) });
      else if (!day) addIssue({ message: ruleMessage('date', { say: translate }) });
      else if (day < today) addIssue({ message: translate('datePast', { label: label('passport_expiry') }) });
    }),
  );
}
