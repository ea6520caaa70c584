import { DEMO_PASSWORD } from '../../../seed/demo.ts';

/** The tokens of the demo members who are signed in on this page, by address. They end with the page. */
const tokens = new Map<string, string>();

/** Returns the token of a demo member, who is signed in when that has not happened yet. Throws when the host refuses. */
export async function tokenOf(email: string): Promise<string> {
  const known = tokens.get(email);
  if (known) return known;
  const response = await fetch('/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { message, data } = await response.json();
  if (!response.ok) throw new Error(message);
  tokens.set(email, data.token);
  return data.token;
}

/** Forgets a token that the host has refused or that a call has ended. */
export function forgetToken(token: string): void {
  for (const [email, known] of tokens) if (known === token) tokens.delete(email);
}

/** Fills the token of a sign-in into the forms of all operations for members. */
export function fillToken(token: string): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.try form')) {
    const member = form.elements.namedItem('member');
    const input = form.elements.namedItem('token');
    if (member instanceof HTMLSelectElement) member.value = '';
    if (input instanceof HTMLInputElement) input.value = token;
  }
}
