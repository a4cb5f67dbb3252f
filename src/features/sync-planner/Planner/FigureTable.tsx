import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  /** Names of the columns. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: readonly ReactNode[]])[];
}

/** A table of results, which scrolls where it's too wide. */
export const FigureTable = ({name, headings, rows}: Props): ReactNode => (
  // A block that scrolls must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.scroller} role="group" aria-label={name} tabIndex={0}>
    <table aria-label={name}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rowName, ...cells]) => (
          <tr key={rowName}>
            <th scope="row">{rowName}</th>
            {cells.map((cell, column) => (
              <td key={headings[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
