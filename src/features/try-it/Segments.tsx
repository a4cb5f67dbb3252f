import type {ReactNode} from 'react';

interface Props<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of several. */
export function Segments<Value extends string>({name, label, options, value, onChange}: Props<Value>): ReactNode {
  return (
    <div className="site-segments" role="radiogroup" aria-label={label}>
      {options.map(([one, text]) => (
        <label key={one} className="site-segment">
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </div>
  );
}
