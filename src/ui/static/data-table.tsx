import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './data-table.module.css';

export type DataColumn = { key: string; label: string; isEnd?: boolean; hidesOnSmall?: boolean; isNoWrap?: boolean };

export type DataTableProps = {
  caption: string;
  /** The caption is read out but not seen, for a table under its own heading. */
  hidesCaption?: boolean;
  columns: DataColumn[];
  /** Cells by column key; the first column heads its row. */
  rows: { id: string | number; cells: Record<string, ReactNode> }[];
};

const columnClass = (column: DataColumn) =>
  classNames(column.isEnd && styles.isEnd, column.isNoWrap && 'nowrap', column.hidesOnSmall && styles.hidesOnSmall);

export function DataTable({ caption, hidesCaption = true, columns, rows }: DataTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={hidesCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
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
    </div>
  );
}
