import * as v from 'valibot';
import type { Rules } from '../shared/form/rules/rules';

export const topics = ['tour', 'corporate', 'mice', 'visa', 'other'] as const;

export const MESSAGE_MAX = 2000;
const MESSAGE_MIN = 10;

export const contactDefaults = { name: '', email: '', phone: '', topic: '', message: '' };

export const contactSchema = (rules: Rules) =>
  v.object({
    name: rules.fullName('name'),
    email: rules.email('email'),
    phone: rules.officePhoneOrNothing(),
    topic: rules.choice('topic', topics),
    message: rules.text('message', MESSAGE_MIN, MESSAGE_MAX),
  });
