import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {RequestSamples} from '@site/src/features/samples';
import {TryItToggle} from '@site/src/features/try-it';
import type {OperationPage} from '../../../../openapi/pages/page';
import {ResponseExamples} from './ResponseExamples';
import styles from './workbench.module.css';

/** ID of the workbench, used in links. */
export const WORKBENCH = 'samples';

/**
 * The request as code and its responses. While try-it is open, its form replaces them (features/try-it/mount). The card is
 * sticky, and scrolls nothing itself: its parts share its height.
 */
export function Workbench({version, id, method, path, request, responses}: OperationPage): ReactNode {
  return (
    <div className={styles.column}>
      <section
        id={WORKBENCH}
        tabIndex={-1}
        className={clsx('site-frame', styles.bench)}
        aria-label={translate({id: 'site.operation.workbench', message: 'Request and response'})}
        // The Markdown version has fewer languages.
        data-markdown-ignore
        data-try-it
        data-version={version}
        data-operation={id}>
        <div className={styles.head}>
          <code className={clsx('plain-code', styles.path)}>
            <Method method={method} /> {path}
          </code>
          <div data-try-it-tabs />
          <TryItToggle closes />
        </div>
        <div className={clsx('site-joined', styles.example)}>
          <RequestSamples hasBody={request.body !== undefined} />
          <ResponseExamples samples={responses} />
        </div>
        <div className={styles.panel} data-try-it-panel hidden />
      </section>
    </div>
  );
}
