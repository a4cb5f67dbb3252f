import {type ReactNode, useEffect, useReducer, useState} from 'react';
import facts from '@generated/guide-tools/default/follow.json';
import Translate, {translate} from '@docusaurus/Translate';
import {Field, FieldGrid, TextField} from '@site/src/components/Field';
import {useCalls} from '@site/src/features/call-log';
import {onVisitEnd} from '@site/src/features/visit';
import {followReport, requestName} from '../core/followReport';
import {type ReadCalls, readCalls} from '../core/readCalls';
import {Report} from './Report';
import styles from './styles.module.css';

/** No data of one visitor is left for the next. */
export default function FollowedOperations(): ReactNode {
  const [visit, endVisit] = useReducer((visits: number) => visits + 1, 0);
  useEffect(() => onVisitEnd(endVisit), []);
  return <Form key={visit} />;
}

/** The requests as the box shows them after they were read: nothing else of a log stays on the page. */
const listed = (pages: readonly string[]): string =>
  facts.operations
    .filter(({href}) => pages.includes(href))
    .map(requestName)
    .join('\n');

function Form(): ReactNode {
  const calls = useCalls();
  const [text, setText] = useState('');
  const [since, setSince] = useState('');
  const [read, setRead] = useState<ReadCalls>();
  const use = (pasted: string): void => {
    const found = readCalls(pasted, facts.operations, facts.host);
    setRead(found);
    setText(listed(found.pages));
  };
  return (
    <>
      <Field label={translate({message: 'Paths, commands, or a log, one request in each line'})}>
        <textarea
          className={styles.requests}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({target}) => setText(target.value)}
        />
      </Field>
      <FieldGrid>
        <TextField
          label={translate({message: 'Changes since'})}
          type="date"
          min={facts.start}
          value={since}
          onValue={setSince}
        />
      </FieldGrid>
      <div className="site-bar">
        <button type="button" className="site-button site-button-primary" onClick={() => use(text)}>
          <Translate>List changes</Translate>
        </button>
        {calls.length > 0 && (
          <button
            type="button"
            className="site-button"
            onClick={() => use([text, ...calls.map(({method, path}) => `${method} ${path}`)].join('\n'))}>
            {translate({message: 'Add the calls of this tab ({count})'}, {count: calls.length})}
          </button>
        )}
      </div>
      <div role="status">{read && <Notes read={read} />}</div>
      {read && read.pages.length > 0 && <Report report={followReport(facts, read.pages, since)} />}
    </>
  );
}

/** What was left out of a pasted text. */
const Notes = ({read: {pages, unknown, otherPaths, hadCredential, isCut}}: {readonly read: ReadCalls}): ReactNode => (
  <>
    {pages.length === 0 && (
      <p>
        <Translate>No request of the API was found. Paste lines such as GET /v2/people.</Translate>
      </p>
    )}
    {hadCredential && (
      <p>
        <Translate>
          Credentials in the text were dropped. If others can read the log that they are from, replace them.
        </Translate>
      </p>
    )}
    {isCut && (
      <p>
        <Translate>Only the first 20,000 lines were read.</Translate>
      </p>
    )}
    {otherPaths.length > 0 && (
      <p>{translate({message: 'These paths were read as others: {paths}'}, {paths: otherPaths.join(', ')})}</p>
    )}
    {unknown.length > 0 && (
      <p>{translate({message: 'No operation fits: {requests}'}, {requests: unknown.join(', ')})}</p>
    )}
  </>
);
