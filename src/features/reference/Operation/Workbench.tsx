import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {RequestSamples} from '@site/src/features/samples';
import {TryItToggle} from '@site/src/features/try-it';
import type {OperationPage, ResponseSample} from '@site/openapi/pages/page';
import styles from './workbench.module.css';
import {CodeFigure, ShowAll} from '@site/src/components/CodeBlock';
import {codeShape, lineCount} from '@site/src/features/code/core/codeShape';
import {highlight} from '@site/src/features/code/core/highlight';

const NAME = 'response-example';

function Example({sample, index}: {readonly sample: ResponseSample; readonly index: number}): ReactNode {
  const {status, meaning, name, title, code, language} = sample;
  const id = `${NAME}-${String(index)}`;
  const {lines, width} = codeShape(code, language);
  return (
    <>
      <input className="site-tab-input" type="radio" name={NAME} id={id} value={status} defaultChecked={index === 0} />
      <label className="site-tab" htmlFor={id} title={meaning || undefined}>
        {name === undefined ? status : `${status} ${name}`}
      </label>
      {code === '' ? (
        <p className={clsx('code-panel', styles.body)}>
          <Translate>The response has no body.</Translate>
        </p>
      ) : (
        <>
          <pre className={clsx('code-panel', styles.body)} tabIndex={0} aria-label={title}>
            <code
              data-long={lines === undefined ? undefined : ''}
              data-width={width}
              dangerouslySetInnerHTML={{__html: highlight(code, language)}}
            />
          </pre>
          <ShowAll className={styles.all} lines={lineCount(code)} />
        </>
      )}
    </>
  );
}

function ResponseExamples({samples}: {readonly samples: readonly ResponseSample[]}): ReactNode {
  if (samples.length === 0) return null;
  const canWrap = samples.some(({code, language}) => codeShape(code, language).width !== undefined);
  return (
    <CodeFigure hasTabs isResponse title={translate({message: 'Example response'})} wraps={canWrap ? ['lines'] : []}>
      <div
        className={clsx('site-tabs', styles.tabs)}
        role="radiogroup"
        aria-label={translate({message: 'Response status'})}>
        {samples.map((sample, index) => (
          <Example key={index} sample={sample} index={index} />
        ))}
      </div>
    </CodeFigure>
  );
}

/** Method and path. Where a long path doesn't fit, it is cut before its last part, which says most. */
function RequestLine({method, path}: Pick<OperationPage, 'method' | 'path'>): ReactNode {
  const end = path.lastIndexOf('/');
  return (
    <code className={clsx('plain-code', styles.path)} title={path}>
      <Method method={method} /> <span className={styles.start}>{path.slice(0, end)}</span>
      <span>{path.slice(end)}</span>
    </code>
  );
}

export const WORKBENCH = 'samples';

/** Request and responses, or the form of try-it in their place. The card is sticky: its parts share its height. */
export function Workbench({version, id, method, path, responses}: OperationPage): ReactNode {
  return (
    <div className={styles.column}>
      <section
        id={WORKBENCH}
        tabIndex={-1}
        className={clsx('site-frame', styles.bench)}
        aria-label={translate({message: 'Request and response'})}
        // The Markdown version has fewer languages.
        data-markdown-ignore
        data-try-it
        data-version={version}
        data-operation={id}>
        <div className={styles.head}>
          <RequestLine method={method} path={path} />
          <div data-try-it-tabs />
          <TryItToggle closes />
        </div>
        <div className={clsx('site-joined site-beat', styles.example)}>
          <RequestSamples />
          <ResponseExamples samples={responses} />
        </div>
        <div className={clsx('site-fill', styles.panel)} data-try-it-panel hidden />
      </section>
    </div>
  );
}
