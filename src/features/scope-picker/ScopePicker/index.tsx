import {type ReactNode, useState} from 'react';
import operations from '@generated/guide-tools/default/operations.json';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {TextField} from '@site/src/components/Field';
import {Method} from '@site/src/components/Method';
import {CopyButton} from '@site/src/features/copy';
import {Breakable} from '@site/src/components/Breakable';
import {Event, Scope} from '@site/src/features/guides';
import {type OperationFacts, idsIn, matching, needsOf} from '../core/choice';
import styles from './styles.module.css';

/** The operations to tick, and what they need. The URL has the choice, so that a link or a reload brings it back. */
export default function ScopePicker(): ReactNode {
  const [ids, setIds] = useState(() => idsIn(window.location.search, operations));
  // Those of the link come first, where the list shows them. The order stays, so that nothing moves under a pointer.
  const [ordered] = useState(() => operations.toSorted((one, other) => +ids.has(other.id) - +ids.has(one.id)));
  const [filter, setFilter] = useState('');
  const choose = (chosen: readonly string[]): void => {
    setIds(new Set(chosen));
    // IDs need no encoding, and commas stay readable.
    window.history.replaceState(window.history.state, '', `?operations=${chosen.join(',')}#smallest-scopes`);
  };
  return (
    <>
      <TextField
        label={translate({message: 'Filter by name, method, or path'})}
        type="search"
        value={filter}
        onValue={setFilter}
      />
      <OperationList
        operations={matching(ordered, filter)}
        ids={ids}
        onTick={(id, isTicked) => choose(isTicked ? [...ids, id] : [...ids].filter((one) => one !== id))}
      />
      <div className="site-bar">
        <button type="button" className="site-button" disabled={ids.size === 0} onClick={() => choose([])}>
          <Translate>Clear</Translate>
        </button>
      </div>
      <Needs chosen={operations.filter(({id}) => ids.has(id))} />
    </>
  );
}

interface ListProps {
  readonly operations: readonly OperationFacts[];
  readonly ids: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
}

const OperationList = ({operations, ids, onTick}: ListProps): ReactNode => (
  <fieldset className={styles.list} aria-label={translate({message: 'Operations'})}>
    {operations.map(({id, method, path, summary}) => (
      <label key={id} className={styles.operation}>
        <input type="checkbox" checked={ids.has(id)} onChange={({target}) => onTick(id, target.checked)} />
        <span>
          {summary} <Method method={method} /> <Breakable code={path} />
        </span>
      </label>
    ))}
    {operations.length === 0 && translate({message: 'No operations match. Try another word.'})}
  </fieldset>
);

function Needs({chosen}: {readonly chosen: readonly OperationFacts[]}): ReactNode {
  const {scopes, events, points} = needsOf(chosen);
  const text = scopes.join(' ');
  const undocumented = chosen.filter((one) => one.scopes.length === 0).length;
  return (
    <>
      <p role="status">
        <Translate values={{count: chosen.length, points, all: POINTS_PER_MINUTE}}>
          {'Operations: {count}. One call of each costs {points} of {all} points per minute, and more for deep pages.'}
        </Translate>
      </p>
      <p>
        <Translate values={{scopes: separated(scopes.map((name) => <Scope key={name} name={name} />))}}>
          {'Scopes: {scopes}'}
        </Translate>
        {undocumented > 0 && (
          <Translate values={{count: undocumented}}>
            {'. Operations without a documented scope, which may require one: {count}.'}
          </Translate>
        )}
      </p>
      {text !== '' && (
        <CopyButton key={text} className="site-button" label={translate({message: 'Copy scopes'})} text={() => text} />
      )}
      <p>
        <Translate values={{events: separated(events.map((name) => <Event key={name} name={name} />))}}>
          {'Webhook events instead of polling: {events}'}
        </Translate>
      </p>
    </>
  );
}

/** One element, because a translation has no lists. */
const separated = (names: readonly ReactNode[]): ReactNode => (
  <>
    {names.length === 0 && translate({message: 'none'})}
    {names.map((name, index) => [index > 0 && ', ', name])}
  </>
);
