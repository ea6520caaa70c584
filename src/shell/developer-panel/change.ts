/** Turns a control; false when the host refused, which the panel then says. */
export type Change = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<boolean>;
