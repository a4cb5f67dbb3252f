import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';
import {Body} from './Body';
import {columns} from './columns';
import styles from './styles.module.css';

/** The columns that a narrow table doesn't have. A wide row shows them. */
const FACTS = ['duration', 'cost', 'remaining'] as const;

/** A call: its request next to its response, or above it on a phone. */
export const Exchange = ({call}: {readonly call: LoggedCall}): ReactNode => (
  <div className={styles.exchange}>
    <RequestSide call={call} />
    <ResponseSide call={call} />
  </div>
);

function RequestSide({call}: {readonly call: LoggedCall}): ReactNode {
  const {at, request} = call;
  return (
    <section aria-label={translate({message: 'Request'})}>
      <p className={styles.line}>
        {columns.method.value(call)} {columns.path.value(call)}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Translate>Time (UTC)</Translate>
          </dt>
          <dd>{new Date(at).toISOString()}</dd>
        </div>
      </dl>
      {request ? <Body body={request} name={translate({message: 'Request body'})} /> : <NoBody />}
    </section>
  );
}

interface ResponseProps {
  readonly call: LoggedCall;
  readonly isRepeated?: boolean;
}

export function ResponseSide({call, isRepeated = false}: ResponseProps): ReactNode {
  const {response} = call;
  const name = isRepeated ? translate({message: 'Response of the repeated call'}) : translate({message: 'Response'});
  return (
    <section aria-label={name}>
      <p className={styles.line}>
        {name}: {columns.status.value(call)}
      </p>
      <dl className={styles.facts}>
        {FACTS.map((column) => (
          <div key={column} className={isRepeated ? undefined : styles.hidden}>
            <dt>{columns[column].name()}</dt>
            <dd>{columns[column].value(call)}</dd>
          </div>
        ))}
      </dl>
      {response ? <Body body={response} name={translate({message: 'Response body'})} isResponse /> : <NoBody />}
    </section>
  );
}

const NoBody = (): ReactNode => (
  <p className="text-soft">
    <Translate>No body</Translate>
  </p>
);
