import { type ReactElement, useId } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './developer-panel.module.css';
import form from './panel-form.module.css';

type Field = { id: string; className: string | undefined };
type Props = { label: string; isWide?: boolean; children: (field: Field) => ReactElement };

/** Shows a label above its field, which receives the attributes that link it to the label. */
export function PanelField({ label, isWide = false, children }: Props) {
  const id = useId();
  return (
    <div className={classNames(form.field, isWide && form.wide)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: styles.input })}
    </div>
  );
}
