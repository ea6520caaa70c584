/** Returns an address from the environment without slashes at its end; undefined when it is missing or empty. */
export function addressFromEnv(name: string): string | undefined {
  return process.env[name]?.trim().replace(/\/+$/, '') || undefined;
}
