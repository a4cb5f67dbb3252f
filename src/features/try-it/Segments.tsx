import type {ReactNode} from 'react';

interface Props<Value extends string> {
  /** Name of the radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Value[];
  readonly labels: Readonly<Record<Value, () => string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of several. */
export function Segments<Value extends string>(props: Props<Value>): ReactNode {
  const {name, label, options, labels, value, onChange} = props;
  return (
    <div className="site-segments" role="radiogroup" aria-label={label}>
      {options.map((one) => (
        <label key={one} className="site-segment">
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
          {labels[one]()}
        </label>
      ))}
    </div>
  );
}
