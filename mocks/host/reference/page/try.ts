import { createCall } from './call.ts';
import { showAnswer, showOutcome } from './result.ts';
import { fillToken, forgetToken, tokenOf } from './session.ts';

/** Operations whose answer has a new token. */
const SIGN_INS = ['login', 'register'];

/** Sends the forms to the host and shows the answers below them. */
export function setUpTryForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.try form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
    // The example of the document would return the reservation of an earlier visitor.
    const key = form.elements.namedItem('Idempotency-Key');
    if (key instanceof HTMLInputElement && isSecureContext) key.value = crypto.randomUUID();
    const body = form.elements.namedItem('body');
    form.querySelector<HTMLSelectElement>('[name="example"]')?.addEventListener('change', ({ target }) => {
      if (body instanceof HTMLTextAreaElement) body.value = (target as HTMLSelectElement).value;
    });
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  showOutcome(form, 'Sending …', 'pending');
  try {
    const token = await readToken(form);
    const { url, init } = createCall(form, token);
    const startedAt = performance.now();
    const response = await fetch(url, init);
    const content = await response.blob();
    await showAnswer(form, response, content, performance.now() - startedAt);
    if (token && response.status === 401) forgetToken(token);
    if (response.ok) await afterSuccess(form.dataset.operation ?? '', token, content);
  } catch (error) {
    showOutcome(form, `No answer: ${error instanceof Error ? error.message : String(error)}`, 'failure');
  } finally {
    form.ariaBusy = null;
  }
}

async function readToken(form: HTMLFormElement): Promise<string | null> {
  const member = form.elements.namedItem('member');
  const token = form.elements.namedItem('token');
  if (!(member instanceof HTMLSelectElement) || !(token instanceof HTMLInputElement)) return null;
  return member.value === '' ? token.value.trim() : tokenOf(member.value);
}

async function afterSuccess(operation: string, token: string | null, content: Blob): Promise<void> {
  if (operation === 'logout' && token) forgetToken(token);
  if (!SIGN_INS.includes(operation)) return;
  const { data } = JSON.parse(await content.text());
  if (data?.token) fillToken(data.token);
}
