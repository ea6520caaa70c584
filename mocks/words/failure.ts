export type FailureBody = { success: false; message: string; errors?: Record<string, string[]> };

/** The body of every answer that is no success; `errors` go by the path of their field. */
export function failure(message: string, errors?: Record<string, string[]>): FailureBody {
  return errors ? { success: false, message, errors } : { success: false, message };
}
