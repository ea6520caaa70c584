import type { InputHTMLAttributes } from 'react';
import { PanelField } from './panel-field';

type Props = { label: string; name: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'>;

/** Shows a labelled form field for a whole number of at least 0. */
export function PanelNumber({ label, ...input }: Props) {
  return <PanelField label={label}>{(field) => <input {...field} type="number" min={0} {...input} />}</PanelField>;
}
