import type { MessageKey } from '../messages/messages.ts';

const ITERATIONS = 20_000;

/**
 * The refused field of a new password with its reason, or null. A password has a letter of any script and a digit; its
 * length is in the document.
 */
export function newPasswordProblem(form: {
  password: string;
  confirm_password: string;
}): Record<string, MessageKey> | null {
  if (form.password !== form.confirm_password) return { confirm_password: 'passwordsDiffer' };
  const isSimple = !/\p{L}/u.test(form.password) || !/\d/.test(form.password);
  return isSimple ? { password: 'passwordTooSimple' } : null;
}

/**
 * `pbkdf2-sha256$iterations$salt$hash`, the last two in hexadecimal. Uses WebCrypto, so it also runs in a browser
 * worker.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `pbkdf2-sha256$${ITERATIONS}$${toHex(salt)}$${await deriveHash(password, salt, ITERATIONS)}`;
}

/** True when a password matches a stored hash; a malformed hash matches none. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, iterations, salt, hash] = stored.split('$');
  if (!iterations || !salt || !hash) return false;
  return (await deriveHash(password, fromHex(salt), Number(iterations))) === hash;
}

async function deriveHash(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256);
  return toHex(new Uint8Array(bits));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
