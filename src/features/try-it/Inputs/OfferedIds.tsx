import {type ReactNode, useContext} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Field} from '../core/fields';
import {OfferedIdsContext} from '../hooks/useKnownIds';
import controls from '../controls.module.css';

/** How many records have a button. The list of the input has all. */
const MOST = 3;

interface Props {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly onPick: (id: string) => void;
}

/** Buttons for the latest records that responses had, because browsers list only those that begin with the input's text. */
export function OfferedIds({field, texts, onPick}: Props): ReactNode {
  const offered = useContext(OfferedIdsContext)(field).filter(({id}) => !texts.includes(id));
  return (
    offered.length > 0 && (
      <div
        className={controls.bar}
        role="group"
        aria-label={translate(
          {id: 'site.tryIt.offeredIds', message: '{name}: from your responses'},
          {name: field.name},
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
