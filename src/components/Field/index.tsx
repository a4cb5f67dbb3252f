import {type ComponentProps, type PropsWithChildren, type ReactNode, useId} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {type Limits, boundedNumber} from '@site/src/utils/boundedNumber';
import {numberText} from '@site/src/utils/numberText';
import styles from './styles.module.css';

export const FieldGrid = ({children}: PropsWithChildren): ReactNode => <div className={styles.grid}>{children}</div>;

export const Field = ({label, children}: PropsWithChildren<{readonly label: string}>): ReactNode => (
  <label className={clsx('text-soft', styles.field)}>
    {label}
    {children}
  </label>
);

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export const TextField = ({label, onValue, ...input}: TextFieldProps): ReactNode => (
  <Field label={label}>
    <input
      className="site-input"
      autoComplete="off"
      spellCheck={false}
      {...input}
      onChange={({target}) => onValue(target.value)}
    />
  </Field>
);

/** A whole number. A value that isn't allowed is replaced, and the field says by what. */
export function NumberField({limits, ...field}: TextFieldProps & {readonly limits: Limits}): ReactNode {
  const id = useId();
  const {value, isReplaced} = boundedNumber(field.value, limits);
  const {least, most} = limits;
  return (
    <div className={clsx('text-soft', styles.field)}>
      <TextField
        inputMode="numeric"
        aria-invalid={isReplaced}
        aria-describedby={isReplaced ? id : undefined}
        {...field}
      />
      {isReplaced && (
        <span id={id} role="alert" className="text-danger">
          {translate(
            {message: 'Enter a whole number from {least} to {most}. Using {value}.'},
            {least: numberText(least), most: numberText(most), value: numberText(value)},
          )}
        </span>
      )}
    </div>
  );
}
