import {type ComponentProps, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value, and what is used instead. */
  readonly problem?: string | undefined;
}

/** A labeled input with a message for a value that can't be used. */
export function TextField({label, value, onValue, problem, ...input}: Props): ReactNode {
  const id = useId();
  return (
    <label className={styles.field}>
      {label}
      <input
        className="site-input"
        autoComplete="off"
        spellCheck={false}
        {...input}
        value={value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        onChange={({target}) => onValue(target.value)}
      />
      {problem !== undefined && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </label>
  );
}
