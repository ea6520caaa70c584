/** Writes with visible effects, such as a booking; each runs only when it is named. */
export const traces = [
  'updatePhoto',
  'updatePassword',
  'bookTour',
  'register',
  'forgotPassword',
  'sendContactMessage',
  'bookMice',
  'registerCorporate',
  'applyForCareer',
] as const;

export type Trace = (typeof traces)[number];

export function isTrace(name: string): name is Trace {
  return (traces as readonly string[]).includes(name);
}
