import * as v from 'valibot';

const MAX_EMAIL = 100;

/** What one signs in with, as the service takes it; the messages are keys of `validation`. */
export const signInSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty('required'),
    v.email('email'),
    v.maxLength(MAX_EMAIL, 'email'),
  ),
  password: v.pipe(v.string(), v.nonEmpty('required')),
});

export type Credentials = v.InferOutput<typeof signInSchema>;
