import {type ReactNode, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/Dialog';
import {CopyButton} from '@site/src/features/copy';
import {type SandboxRecord, sandboxRecords} from '@site/src/features/sandbox';
import controls from '../controls.module.css';
import {NotLoaded} from './NotLoaded';
import styles from './styles.module.css';

/** How many records of a resource are listed. */
const MOST = 50;

/** The records of the sandbox with their IDs. */
export function Contents({onClose}: {readonly onClose: () => void}): ReactNode {
  const [records, setRecords] = useState<readonly SandboxRecord[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    sandboxRecords().then(setRecords, () => setFailed(true));
  }, []);
  const resources = [...new Set(records.map(({resource}) => resource))];
  return (
    <Dialog aria-labelledby="sandbox-contents" onClose={onClose}>
      <p id="sandbox-contents" className={styles.title}>
        <Translate id="site.tryIt.sandbox.contents">{"What's in the sandbox"}</Translate>
      </p>
      {hasFailed && <NotLoaded />}
      {resources.map((resource) => (
        <Resource key={resource} resource={resource} records={records.filter((one) => one.resource === resource)} />
      ))}
      <button
        type="button"
        className="site-button"
        onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}>
        <Translate id="site.tryIt.sandbox.close">Close</Translate>
      </button>
    </Dialog>
  );
}

interface ResourceProps {
  readonly resource: string;
  readonly records: readonly SandboxRecord[];
}

function Resource({resource, records}: ResourceProps): ReactNode {
  return (
    <details className={styles.resource}>
      <summary>
        {resource} ({records.length})
      </summary>
      <ul className={styles.records}>
        {records.slice(0, MOST).map(({id, name}) => (
          <li key={id}>
            <code>{id}</code> <span>{name}</span>
            <CopyButton
              className={controls.small}
              label={translate({id: 'site.tryIt.sandbox.copy', message: 'Copy ID {id}'}, {id: String(id)})}
              text={() => String(id)}
            />
          </li>
        ))}
      </ul>
      {records.length > MOST && (
        <p className={controls.hint}>
          <Translate id="site.tryIt.sandbox.more" values={{count: String(records.length - MOST)}}>
            {'{count} more. List them with a request.'}
          </Translate>
        </p>
      )}
    </details>
  );
}
