import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {CodeFigure} from '@site/src/components/CodeFigure';
import {highlight} from '@site/src/features/code/core/highlight';
import type {ResponseSample} from '../../../../openapi/pages/page';
import styles from './examples.module.css';

const NAME = 'response-example';

const isError = (status: string): boolean => /^[45]/.test(status);

/** A status and its example. Radio buttons, like the languages of the request. */
function Example({sample, index}: {readonly sample: ResponseSample; readonly index: number}): ReactNode {
  const {status, meaning, name, title, code, language} = sample;
  const id = `${NAME}-${String(index)}`;
  return (
    <>
      <input
        className="site-segment-input"
        type="radio"
        name={NAME}
        id={id}
        value={status}
        defaultChecked={index === 0}
      />
      <label
        className={clsx('site-segment', isError(status) && 'text-danger')}
        htmlFor={id}
        title={meaning || undefined}>
        {name === undefined ? status : `${status} ${name}`}
      </label>
      {code === '' ? (
        <p className={clsx('code-panel', styles.panel)}>
          <Translate id="site.operation.noBody">The response has no body.</Translate>
        </p>
      ) : (
        // A block that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={clsx('code-panel', styles.panel)} tabIndex={0} aria-label={title}>
          <code dangerouslySetInnerHTML={{__html: highlight(code, language)}} />
        </pre>
      )}
    </>
  );
}

/** An example of each response, in tabs. */
export function ResponseExamples({samples}: {readonly samples: readonly ResponseSample[]}): ReactNode {
  if (samples.length === 0) return null;
  return (
    <CodeFigure title={translate({id: 'site.operation.exampleResponse', message: 'Example response'})} isResponse>
      <div
        className={clsx('site-segments', styles.tabs)}
        role="radiogroup"
        aria-label={translate({id: 'site.operation.statuses', message: 'Response status'})}>
        {samples.map((sample, index) => (
          <Example key={index} sample={sample} index={index} />
        ))}
      </div>
    </CodeFigure>
  );
}
