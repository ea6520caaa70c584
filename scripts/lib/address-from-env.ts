/** An address from the environment, without a slash at its end; undefined where it is missing or empty. */
export function addressFromEnv(name: string): string | undefined {
  return process.env[name]?.trim().replace(/\/+$/, '') || undefined;
}
