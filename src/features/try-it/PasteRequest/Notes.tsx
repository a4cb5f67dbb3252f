import {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {PastedNotes} from '../core/pasted';
import {unfitText} from './messages';
import styles from './styles.module.css';

/** Most lines of what doesn't fit. */
const MOST = 12;

/** What of a pasted request didn't fit. It takes the focus, because what had it is gone. */
export default function Notes({notes}: {readonly notes: PastedNotes}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [notes]);
  const lines = [...new Set(notes.unfit.map(unfitText))];
  const others = lines.length - MOST;
  return (
    <div ref={element} tabIndex={-1} className={clsx('text-small', styles.notes)} data-pasted>
      <p className="margin-bottom--none">
        <Translate>Filled in from the pasted request.</Translate>{' '}
        {notes.hadCredential && (
          <Translate>A credential was dropped. The form uses only your own key or login.</Translate>
        )}
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, MOST).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {others > 0 && (
            <li>
              <Translate values={{count: others}}>{'and {count} more'}</Translate>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
