import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './data-table.module.css';

type DataColumn = {
  key: string;
  label: string;
  /** For figures, which line up at the right. */
  isEnd?: boolean;
  isNoWrap?: boolean;
  /** Left out under 640 px: there another cell says it in `OnSmall`. */
  hidesOnSmall?: boolean;
};

type DataTableProps = {
  /** Read out, not seen: the table stands under its own heading. */
  caption: string;
  columns: DataColumn[];
  /** Cells by column key; the first column heads its row. */
  rows: { id: string | number; cells: Record<string, ReactNode> }[];
};

const columnClass = (column: DataColumn) =>
  classNames(
    column.isEnd && styles.isEnd,
    column.isNoWrap && styles.isNoWrap,
    column.hidesOnSmall && styles.hidesOnSmall,
  );

/** Rows under column heads; it never scrolls sideways, on small screens it has fewer columns instead. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classNames(styles.head, columnClass(column))}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.key}
                  scope={index === 0 ? 'row' : undefined}
                  className={classNames(styles.cell, columnClass(column))}
                >
                  {row.cells[column.key]}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the columns that are left out on small screens say, as a line of another cell. */
export function OnSmall({ children }: { children: ReactNode }) {
  return <span className={styles.onSmall}>{children}</span>;
}
