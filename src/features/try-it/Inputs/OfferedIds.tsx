import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {KnownId} from '../core/knownIds';
import controls from '../controls.module.css';

/** How many records have a button. */
const MOST = 5;

interface Props {
  /** Name of the parameter. */
  readonly parameter: string;
  readonly offered: readonly KnownId[];
  readonly onPick: (id: string) => void;
}

/** Buttons for the latest records that responses had. */
export function OfferedIds({parameter, offered, onPick}: Props): ReactNode {
  return (
    offered.length > 0 && (
      <div
        className={controls.bar}
        role="group"
        aria-label={translate(
          {id: 'site.tryIt.offeredIds', message: '{name}: from your responses'},
          {name: parameter},
        )}>
        {offered.slice(0, MOST).map(({id, name}) => (
          <button key={id} type="button" className={controls.small} onClick={() => onPick(id)}>
            <code>{id}</code> {name}
          </button>
        ))}
      </div>
    )
  );
}
