import type {PropsWithChildren, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {RequestSamples} from '@site/src/features/samples';
import {TryItSlot} from '@site/src/features/try-it';
import type {OperationPage} from '../../../../openapi/pages/page';
import {HighlightedCode} from '../HighlightedCode';
import styles from './styles.module.css';

/** ID of the section with the samples. */
const SAMPLES = 'samples';

type Props = PropsWithChildren<{readonly page: OperationPage}>;

/** The page of an operation: method and URL, then text and samples, side by side on wide screens. */
export function Operation({page, children}: Props): ReactNode {
  return (
    <>
      <Endpoint {...page} />
      <div className={styles.columns}>
        <div className={styles.text}>
          {/* The samples follow the text wherever they are not next to it. */}
          <a className={styles.toSamples} href={`#${SAMPLES}`}>
            <Translate id="site.operation.toSamples">Go to the samples</Translate>
          </a>
          <TryItSlot version={page.version} operation={page.id} />
          {children}
        </div>
        <Samples {...page} />
      </div>
    </>
  );
}

function Endpoint({method, path, server, deprecated}: OperationPage): ReactNode {
  return (
    <p className={styles.endpoint}>
      <span className={styles.badge}>
        <Method method={method} />
      </span>{' '}
      <code className={styles.address}>
        <span className={styles.server}>{server}</span>
        {path}
      </code>
      {deprecated !== undefined && <b className={styles.deprecated}>{deprecated}</b>}
    </p>
  );
}

/** The request and its responses. The column is sticky and scrolls separately. */
function Samples({request, responses}: OperationPage): ReactNode {
  const label = translate({id: 'site.operation.samples', message: 'Samples'});
  return (
    <section id={SAMPLES} tabIndex={-1} className={styles.samples} aria-label={label}>
      <RequestSamples body={request.body !== undefined} />
      {responses.map((response, index) => (
        <HighlightedCode key={index} {...response} />
      ))}
    </section>
  );
}
