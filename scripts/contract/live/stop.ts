/** Ends a run with a message for the user and an exit code. */
export class Stop extends Error {
  readonly code: number;
  constructor(message: string, code = 2) {
    super(message);
    this.code = code;
  }
}
