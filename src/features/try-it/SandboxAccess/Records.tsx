import {type ReactNode, useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {type SandboxRecords, sandboxRecords} from '@site/src/features/sandbox';
import controls from '../controls.module.css';
import {type KnownId, idsIn, resourceIn} from '../core/knownIds';
import type {TryIt} from '../hooks/useForm';
import styles from './styles.module.css';

/** The records of a list, by its path. */
interface List {
  readonly path: string;
  readonly records: readonly KnownId[];
}

const listOf = ([path, records]: SandboxRecords[number]): List => ({
  path,
  records: idsIn({path}, JSON.stringify({data: records})),
});

/** The lists of the operation's own resource come first. */
function inOrder(lists: readonly List[], path: string): readonly List[] {
  const own = resourceIn(path);
  const isOwn = ({records}: List): boolean => records[0]?.resource === own;
  return [...lists.filter(isOwn), ...lists.filter((list) => !isOwn(list))];
}

/** What the sandbox contains now, for a visitor who looks for an ID. */
export function Records({tryIt: {loaded, state}}: {readonly tryIt: TryIt}): ReactNode {
  const [lists, setLists] = useState<readonly List[]>();
  const {ids, result} = state;
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly List[]): void => {
      if (isCurrent) setLists(found);
    };
    sandboxRecords().then(
      (records) => show(records.map(listOf)),
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
    // A call or a reset changes the records.
  }, [ids, result]);
  if (!lists) return null;
  if (lists.length === 0) {
    return (
      <p role="alert" className={controls.problem}>
        <Translate>{"The sandbox couldn't be loaded. Check your network connection."}</Translate>
      </p>
    );
  }
  return inOrder(lists, loaded.operation.path).map(({path, records}) => (
    <details key={path}>
      <summary>
        <code className="plain-code">{path}</code> <span className="text-faint">{records.length}</span>
      </summary>
      <ul className={`plain-list ${styles.records ?? ''}`}>
        {records.map(({id, name}) => (
          <li key={id}>
            <code className="plain-code">{id}</code> <span dir="auto">{name}</span>
          </li>
        ))}
      </ul>
    </details>
  ));
}
