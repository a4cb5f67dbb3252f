import {type ReactNode, useState} from 'react';
import controls from '../controls.module.css';

interface Props {
  readonly act: () => Promise<void>;
  readonly label: string;
  /** What it has done. */
  readonly done: string;
}

/** A button, and the status that it leads to. */
export function ActionWithStatus({act, label, done}: Props): ReactNode {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <button type="button" className={controls.small} onClick={() => void act().then(() => setDone(true))}>
        {label}
      </button>{' '}
      <span role="status">{isDone && done}</span>
    </>
  );
}
