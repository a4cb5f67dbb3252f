import {type ComponentProps, type PropsWithChildren, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

/** Fields next to each other, where there is room. */
export const FieldGrid = ({children}: PropsWithChildren): ReactNode => <div className={styles.grid}>{children}</div>;

/** A control with its label above. */
export const Field = ({label, children}: PropsWithChildren<{readonly label: string}>): ReactNode => (
  <label className={styles.field}>
    {label}
    {children}
  </label>
);

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value, and what is used instead. */
  readonly problem?: string | undefined;
}

/** An input with a message for a value that can't be used. */
export function TextField({label, value, onValue, problem, ...input}: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <Field label={label}>
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
      </Field>
      {problem !== undefined && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
