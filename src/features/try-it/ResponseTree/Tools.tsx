import type {KeyboardEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Find} from './useFind';
import styles from './styles.module.css';

/** Levels that can be chosen. `all` has as many as fit. */
export const LEVELS = ['1', '2', '3', 'all'] as const;
export type Level = (typeof LEVELS)[number];

interface Props {
  readonly typed: string;
  readonly find: Find;
  readonly total: number;
  readonly level: Level;
  readonly isRaw: boolean;
  readonly problemId: string;
  readonly onType: (typed: string) => void;
  readonly onLevel: (level: Level) => void;
  readonly onRaw: (isRaw: boolean) => void;
}

/** One row above a response: find, levels, and the text as it was sent. */
export function Tools({find, total, level, isRaw, onLevel, onRaw, ...field}: Props): ReactNode {
  const {finding} = find;
  return (
    <div className={styles.tools} data-response-tools>
      <div className={styles.find}>
        <FindInput {...field} isInvalid={find.problem !== undefined} />
        <span className={styles.count} role="status">
          {finding &&
            !isRaw &&
            translate({message: '{count} of {total}'}, {count: String(finding.count), total: String(total)})}
        </span>
      </div>
      <select
        className={styles.level}
        aria-label={translate({message: 'Expand to level'})}
        value={level}
        onChange={({currentTarget}) => onLevel(LEVELS.find((one) => one === currentTarget.value) ?? 'all')}>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {one === 'all' ? translate({message: 'All'}) : translate({message: 'Level {level}'}, {level: one})}
          </option>
        ))}
      </select>
      <label className="site-tab">
        <input type="checkbox" checked={isRaw} onChange={({currentTarget}) => onRaw(currentTarget.checked)} />
        <Translate>Raw</Translate>
      </label>
    </div>
  );
}

interface InputProps extends Pick<Props, 'typed' | 'problemId' | 'onType'> {
  readonly isInvalid: boolean;
}

function FindInput({typed, isInvalid, problemId, onType}: InputProps): ReactNode {
  const press = (event: KeyboardEvent): void => {
    const isClearing = event.key === 'Escape' && typed !== '';
    if (isClearing) onType('');
    // Enter alone would send the request again, and Escape would close the sheet.
    if (isClearing || event.key === 'Enter') event.preventDefault();
  };
  return (
    <input
      className={styles.input}
      value={typed}
      placeholder={translate({message: 'Words or $.path'})}
      aria-label={translate({message: 'Find words or a JSONPath in the response'})}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({currentTarget}) => onType(currentTarget.value)}
      onKeyDown={press}
    />
  );
}
