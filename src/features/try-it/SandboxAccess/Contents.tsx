import {type ReactNode, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/Dialog';
import {CopyButton} from '@site/src/features/copy';
import {type SandboxRecord, resetSandbox, sandboxRecords} from '@site/src/features/sandbox';
import controls from '../controls.module.css';
import styles from './styles.module.css';

/** How many records of a resource are listed. */
const MOST = 50;

interface Props {
  /** The records are the first ones again. */
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The records of the sandbox with their IDs, and a button that restores the first ones. */
export function Contents({onReset, onClose}: Props): ReactNode {
  const [records, setRecords] = useState<readonly SandboxRecord[] | 'failed'>();
  const [isReset, setReset] = useState(false);
  const show = async (): Promise<void> => setRecords(await sandboxRecords());
  const fail = (): void => setRecords('failed');
  useEffect(() => {
    show().catch(fail);
  }, []);
  const reset = (): void => {
    resetSandbox()
      .then(show)
      .then(() => {
        setReset(true);
        onReset();
      }, fail);
  };
  return (
    <Dialog aria-labelledby="sandbox-contents" onClose={onClose}>
      <p id="sandbox-contents" className={styles.title}>
        <Translate id="site.tryIt.sandbox.contents">{"What's in the sandbox"}</Translate>
      </p>
      <div className={controls.bar}>
        <button
          type="button"
          className="site-button"
          onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}>
          <Translate id="site.tryIt.sandbox.close">Close</Translate>
        </button>
        <button type="button" className="site-button" onClick={reset}>
          <Translate id="site.tryIt.sandbox.reset">Reset sandbox</Translate>
        </button>
        <span role="status" className={controls.hint}>
          {isReset && <Translate id="site.tryIt.sandbox.isReset">The sandbox has its first records again.</Translate>}
        </span>
      </div>
      {records === 'failed' && (
        <p role="alert" className={controls.problem}>
          <Translate id="site.tryIt.sandbox.notLoaded.again">
            {"The sandbox couldn't be loaded. Check your network connection, then open this list again."}
          </Translate>
        </p>
      )}
      {Array.isArray(records) && <Lists records={records as readonly SandboxRecord[]} />}
    </Dialog>
  );
}

function Lists({records}: {readonly records: readonly SandboxRecord[]}): ReactNode {
  const resources = [...new Set(records.map(({resource}) => resource))];
  return resources.map((resource) => (
    <Resource key={resource} resource={resource} records={records.filter((one) => one.resource === resource)} />
  ));
}

interface ResourceProps {
  readonly resource: string;
  readonly records: readonly SandboxRecord[];
}

function Resource({resource, records}: ResourceProps): ReactNode {
  return (
    <details>
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
    </details>
  );
}
