import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '../static/pictures/icon';
import type { IconName } from '../static/pictures/icon-paths';
import styles from './file-box.module.css';

type FileBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  icon: IconName;
  /** The instruction or the chosen file; also the input's label when there is no other. */
  label: ReactNode;
  note?: ReactNode;
  isWrong: boolean;
};

/** Shows a dashed box in which a file is chosen or dropped. */
export function FileBox({ icon, label, note, isWrong, ...input }: FileBoxProps) {
  return (
    <div className={classNames(styles.box, isWrong && styles.wrong)}>
      <Icon name={icon} className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.name}>{label}</span>
        {note && <span className="small muted">{note}</span>}
      </span>
      <input {...input} type="file" className={styles.input} />
    </div>
  );
}
