export type ErrorBody = { success: false; message: string; errors?: Record<string, string[]> };

/** The body of every error response; the keys of `errors` are field paths. */
export function errorBody(message: string, errors?: Record<string, string[]>): ErrorBody {
  return errors ? { success: false, message, errors } : { success: false, message };
}
