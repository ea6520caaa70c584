/** Changes a setting of the host. Resolves to false when the host refused; the panel then shows the reason. */
export type Change = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<boolean>;
