import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {RequestSamples} from '@site/src/features/samples';
import {TryItToggle} from '@site/src/features/try-it';
import type {OperationPage} from '../../../../openapi/pages/page';
import {ResponseExamples} from './ResponseExamples';
import styles from './workbench.module.css';

/** Id of the workbench; links lead to it. */
export const WORKBENCH = 'samples';

/**
 * What a reader works with: the request in code and its responses, and in their place the form that sends it once
 * try-it is open (features/try-it/mount). The card stays in sight and scrolls by itself.
 */
export function Workbench({version, id, method, path, request, responses}: OperationPage): ReactNode {
  return (
    <div className={styles.column}>
      <section
        id={WORKBENCH}
        tabIndex={-1}
        className={styles.bench}
        aria-label={translate({id: 'site.operation.workbench', message: 'Request and response'})}
        data-try-it
        data-version={version}
        data-operation={id}>
        <div className={styles.head}>
          <code className={styles.path}>
            <Method method={method} /> {path}
          </code>
          <TryItToggle closes />
        </div>
        <div className={styles.tabs} data-try-it-tabs />
        <div className={styles.example}>
          <RequestSamples hasBody={request.body !== undefined} />
          <ResponseExamples samples={responses} />
        </div>
        <div className={styles.panel} data-try-it-panel hidden />
      </section>
    </div>
  );
}
