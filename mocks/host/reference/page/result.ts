/** Headers of an answer that a guide explains. */
const SHOWN_HEADERS = ['content-type', 'content-language', 'content-disposition', 'retry-after', 'x-request-id'];

let lastFile: string | undefined;

/** Shows one line about a call, which screen readers announce, and removes the last answer. */
export function showOutcome(form: HTMLFormElement, text: string, kind: 'pending' | 'success' | 'failure'): void {
  const outcome = form.querySelector('.outcome');
  if (!outcome) return;
  outcome.textContent = text;
  outcome.className = `outcome ${kind}`;
  form.querySelector('.result')?.replaceChildren();
}

/** Shows the status, the time, some headers and the body of an answer; a file as a link that saves it. */
export async function showAnswer(form: HTMLFormElement, response: Response, content: Blob, ms: number): Promise<void> {
  const headers = SHOWN_HEADERS.flatMap((name) =>
    response.headers.has(name) ? `${name}: ${response.headers.get(name)}` : [],
  );
  const isText = /json|text/.test(content.type);
  const body = isText ? block(format(await content.text())) : fileLink(content);
  const status = `${response.status} ${response.statusText} in ${Math.round(ms)} ms`;
  showOutcome(form, status, response.ok ? 'success' : 'failure');
  form.querySelector('.result')?.replaceChildren(block(headers.join('\n')), body);
}

function format(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function fileLink(content: Blob): HTMLElement {
  if (lastFile) URL.revokeObjectURL(lastFile);
  lastFile = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = lastFile;
  link.download = 'itinerary.pdf';
  link.textContent = `Save the file (${Math.ceil(content.size / 1000)} kB)`;
  return link;
}

function block(text: string): HTMLElement {
  const element = document.createElement('pre');
  element.tabIndex = 0;
  element.textContent = text;
  return element;
}
