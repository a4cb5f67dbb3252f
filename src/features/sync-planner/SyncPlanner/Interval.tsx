import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {Field, NumberField} from '@site/src/components/Field';
import {type Limits, boundedNumber} from '@site/src/utils/boundedNumber';
import {LIMITS, UNITS, type Unit, unitOf} from '../core/plan';

const unitNames: Readonly<Record<Unit, () => string>> = {
  day: () => translate({message: 'Days'}),
  hour: () => translate({message: 'Hours'}),
  minute: () => translate({message: 'Minutes'}),
  second: () => translate({message: 'Seconds'}),
};

const limitsOf = (unit: Unit): Limits => ({
  least: 1,
  most: LIMITS.interval.most / UNITS[unit],
  usual: unit === 'second' ? LIMITS.interval.usual : 1,
});

interface Props {
  /** In seconds, from a link that can contain anything. */
  readonly text: string;
  readonly onSeconds: (seconds: number) => void;
}

/** The time between two passes: a number and its unit, at first the longest unit that fits. */
export function Interval({text, onSeconds}: Props): ReactNode {
  const {value, isReplaced} = boundedNumber(text, LIMITS.interval);
  const [unit, setUnit] = useState<Unit>(() => (isReplaced ? 'second' : unitOf(value)));
  const [typed, setTyped] = useState(() => (isReplaced ? text : String(value / UNITS[unit])));
  const change = (nextTyped: string, nextUnit: Unit): void => {
    setTyped(nextTyped);
    setUnit(nextUnit);
    onSeconds(boundedNumber(nextTyped, limitsOf(nextUnit)).value * UNITS[nextUnit]);
  };
  return (
    <>
      <NumberField
        label={translate({message: 'Time between passes'})}
        limits={limitsOf(unit)}
        value={typed}
        onValue={(next) => change(next, unit)}
      />
      <Field label={translate({message: 'Unit'})}>
        <select className="site-input" value={unit} onChange={({target}) => change(typed, target.value as Unit)}>
          {(Object.keys(UNITS) as Unit[]).map((one) => (
            <option key={one} value={one}>
              {unitNames[one]()}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}
