import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './data-table.module.css';

type DataColumn = {
  key: string;
  label: string;
  /** Aligns the column right, for numbers. */
  isEnd?: boolean;
  isNoWrap?: boolean;
  /** Hides the column below 640 px; another cell then repeats it in `OnSmall`. */
  hidesOnSmall?: boolean;
};

type DataTableProps = {
  /** For screen readers only, because there is a visible heading above the table. */
  caption: string;
  columns: DataColumn[];
  /** Cells by column key; the first column is the row's header. */
  rows: { id: string | number; cells: Record<string, ReactNode> }[];
};

const columnClass = (column: DataColumn) =>
  classNames(
    column.isEnd && styles.isEnd,
    column.isNoWrap && styles.isNoWrap,
    column.hidesOnSmall && styles.hidesOnSmall,
  );

/** Shows a table that never scrolls sideways; small screens show fewer columns instead. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={`small tabular ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classNames(styles.header, columnClass(column))}>
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

/** Repeats the columns that small screens hide, as a line in another cell. */
export function OnSmall({ children }: { children: ReactNode }) {
  return <span className={`micro muted ${styles.onSmall}`}>{children}</span>;
}
