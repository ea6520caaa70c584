import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ApiError } from '@sdk';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldError, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';
import { type Failure, failureMessage, isSessionOver } from '@/form/failure-message';
import { translateServerMessage } from '@/form/translate-server-message';
import type { Namespace } from '@/i18n/i18n';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { afterPaint } from '@/lib/after-paint';
import { useThrowInRender } from '@/lib/use-throw-in-render';
import { confirm } from '@/state/confirm';
import { dropErrors, showResult } from '@/state/toasts';
import { fieldId } from '@/ui/controls/field-id';
import { DECOY } from './decoy';
import {
  type Receipt,
  readFormDraft,
  readFormReceipt,
  removeFormDraft,
  removeFormReceipt,
  saveFormReceipt,
  writeFormDraft,
} from './form-storage';
import { readFilledFields } from './read-filled-fields';
import { fieldRules, type Rules } from './rules/rules';
import { useGuardedConfirm } from './use-guarded-confirm';

type Sent =
  | { success: true; message: string; data: unknown }
  | { success: false; error: Failure & Pick<ApiError, 'fieldErrors'> };

export type Enquiry<Values extends FieldValues, Output> = {
  /** The name under which draft and receipt are stored in this tab; by default the namespace. */
  name?: string;
  /** The namespace with `field.<name>`, `choose.<name>` and `option.<name>.<value>`. */
  namespace: Namespace;
  schema: (rules: Rules) => GenericSchema<Values, Output> | GenericSchemaAsync<Values, Output>;
  /** One value for every field, constant between renders; '' for text fields, false or [] for checkboxes. */
  defaults: Values;
  send: (values: Output) => Promise<Sent>;
  /** Called after a successful validation; nothing is sent if it returns false. */
  ask?: (values: Output) => Promise<boolean>;
  /** Called with the service's message after sending; no receipt is then shown or stored. */
  onSent?: (message: string, values: Output) => void;
};

export type EnquiryFormState<Values extends FieldValues, Output> = ReturnType<typeof useEnquiryForm<Values, Output>>;

/** Returns the state of an enquiry form: validation, draft, one submit at a time, and its result on the same page. */
export function useEnquiryForm<Values extends FieldValues, Output>(enquiry: Enquiry<Values, Output>) {
  const { namespace, name = namespace, schema, defaults, send, ask, onSent } = enquiry;
  const { t } = useMessages(namespace);
  const [draft] = useState(() => readFormDraft(name, defaults));
  const [isRestored, setRestored] = useState(draft !== null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(() => readFormReceipt(name));
  const [isSending, setSending] = useState(false);
  /** The number of restarts of the form on this page; used as a key, so that each restart mounts a new element. */
  const [round, setRound] = useState(0);
  const isUnderWay = useRef(false);
  const guardedConfirm = useGuardedConfirm();
  const throwInRender = useThrowInRender();
  const resolver = useMemo(() => valibotResolver(schema(fieldRules(t))), [schema, t]);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: { ...defaults, ...draft } as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const names = Object.keys(defaults) as Path<Values>[];
  const { errors, isSubmitted } = form.formState;
  const { subscribe, getValues } = form;

  // Stores the draft after every change, also of the default values, which are no draft.
  useEffect(() => {
    const save = () => writeFormDraft(name, defaults, getValues());
    save();
    return subscribe({ formState: { values: true }, callback: save });
  }, [name, defaults, subscribe, getValues]);

  async function attempt(values: Output) {
    if (ask && !(await guardedConfirm(() => ask(values)))) return;
    setSending(true);
    const answer = await send(values);
    setSending(false);
    if (answer.success) {
      const answered = { message: answer.message, reference: referenceOf(answer.data) };
      removeFormDraft(name);
      setRestored(false);
      if (onSent) return onSent(answer.message, values);
      showResult('success', translateServerMessage(answer.message, t));
      saveFormReceipt(name, answered);
      return setReceipt(answered);
    }
    const { fields, rest } = sortFieldErrors(answer.error.fieldErrors, names);
    for (const field of fields) form.setError(field.name as Path<Values>, { type: 'server', message: field.message });
    const isRefused = rest.length > 0;
    const reason: Problem = isRefused
      ? { kind: 'refused', message: rest.join(' ') }
      : { kind: 'failed', error: answer.error };
    // If the fields show all errors, only the toast reports that nothing was sent.
    if (isRefused || fields.length === 0) setProblem(reason);
    // The session code reports an expired session, so the form shows no toast.
    if (isRefused || !isSessionOver(answer.error)) showResult('error', problemMessage(reason, t));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const decoy = event.currentTarget.elements.namedItem(DECOY);
    readFilledFields(event.currentTarget, form);
    setProblem(null);
    dropErrors();
    try {
      // Let the browser paint the press first, because rendering the errors of a long form takes several frames on a
      // phone.
      await new Promise<void>((resolve) => afterPaint(resolve));
      if (await isPerson(decoy)) await form.handleSubmit(attempt)();
    } catch (error) {
      throwInRender(error);
    } finally {
      isUnderWay.current = false;
    }
  }

  /** If the hidden field has a value, asks whether a person is sending the form, because password managers fill it in too. */
  async function isPerson(decoy: Element | RadioNodeList | null): Promise<boolean> {
    if (!(decoy instanceof HTMLInputElement) || decoy.value === '') return true;
    const question = { text: t('form:decoy.question'), yes: t('form:decoy.yes') };
    if (!(await guardedConfirm(() => confirm(question)))) return false;
    decoy.value = '';
    return true;
  }

  function startAgain() {
    form.reset(defaults as DefaultValues<Values>);
    removeFormDraft(name);
    removeFormReceipt(name);
    setRestored(false);
    setProblem(null);
    setReceipt(null);
    setRound(round + 1);
  }

  const summary = names.flatMap((field) => {
    const message = (errors[field] as FieldError | undefined)?.message;
    return message && isSubmitted ? [{ fieldId: fieldId(field), message }] : [];
  });
  return { namespace, form, submit, startAgain, isSending, isRestored, problem, receipt, round, summary };
}

/** Returns the reference number in a response, or null. */
export function referenceOf(answer: unknown): string | null {
  const reference = (answer as { data?: { reference?: unknown } } | null)?.data?.reference;
  return typeof reference === 'string' && reference !== '' ? reference : null;
}

/** Sorts the service's errors (field path to sentences) into those of the form's fields and the rest. */
export function sortFieldErrors(errors: Record<string, string[]>, names: readonly string[]) {
  const named = Object.entries(errors).map(([path, [message = '']]) => {
    // The error of a list row is shown at its list.
    const [name = path] = path.split('.');
    return { name, message };
  });
  return {
    fields: named.filter(({ name }) => names.includes(name)),
    rest: named.filter(({ name }) => !names.includes(name)).map(({ message }) => message),
  };
}

/** The reason why a form was not sent, if no field shows it. */
export type Problem = { kind: 'refused'; message: string } | { kind: 'failed'; error: Failure };

// The failures with a message that adds that the form's input is kept.
const formProblems = new Set<string>(['network', 'timeout', 'server']);

export function problemMessage(problem: Problem, t: Translate): string {
  if (problem.kind === 'refused') return problem.message;
  return failureMessage(problem.error, t, (kind) =>
    t(formProblems.has(kind) ? `form:problem.${kind}` : `common:errors.${kind}`),
  );
}
