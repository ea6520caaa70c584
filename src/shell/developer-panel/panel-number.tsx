import type { InputHTMLAttributes } from 'react';
import { PanelField } from './panel-field';

type Props = { label: string; name: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'>;

/** A labelled whole number from 0 on, part of a form. */
export function PanelNumber({ label, ...input }: Props) {
  return <PanelField label={label}>{(field) => <input {...field} type="number" min={0} {...input} />}</PanelField>;
}
