import type {ReactNode} from 'react';

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A switch is for a choice with consequences. */
  readonly isSwitch?: boolean;
}

/** Radio buttons in a row, of which one is chosen. */
export function Segments<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  isSwitch = false,
}: SegmentsProps<Value>): ReactNode {
  return (
    <div className={isSwitch ? 'site-switch' : 'site-tabs'} role="radiogroup" aria-label={label}>
      {options.map(([one, text]) => (
        <label key={one} className={isSwitch ? undefined : 'site-tab'}>
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </div>
  );
}
