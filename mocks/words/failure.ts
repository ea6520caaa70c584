export type FailureBody = { success: false; message: string; errors?: Record<string, string[]> };

/** The body of every failure; the keys of `errors` are field paths. */
export function failure(message: string, errors?: Record<string, string[]>): FailureBody {
  return errors ? { success: false, message, errors } : { success: false, message };
}
