import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {BreakableText} from '@site/src/components/Breakable';
import {Method} from '@site/src/components/Method';
import {TryItToggle} from '@site/src/features/try-it';
import type {OperationPage} from '@site/openapi/pages/page';
import {Markdown} from '../Markdown';
import {PageNav} from '../PageNav';
import {Sections} from '../Blocks';
import {WORKBENCH, Workbench} from './Workbench';
import styles from './styles.module.css';

export function Operation(page: OperationPage): ReactNode {
  const {successor, sections} = page;
  return (
    <>
      <Endpoint {...page} />
      <div className={styles.text}>
        <div className={styles.ways}>
          <TryItToggle />
          {/* On narrow screens the workbench is below the text. */}
          <a className={styles.toSamples} href={`#${WORKBENCH}`}>
            <Translate>Go to the samples</Translate>
          </a>
        </div>
        {successor !== undefined && (
          <p role="note" className="alert alert--warning">
            <Markdown inline text={successor} />
          </p>
        )}
        <PageNav sections={sections} />
        <Sections sections={sections} />
        <p>
          {/* Not `Link`, because the file is not a page. */}
          <a href={page.document}>
            <Translate>OpenAPI document of this operation (JSON)</Translate>
          </a>
        </p>
      </div>
      <Workbench {...page} />
    </>
  );
}

function Endpoint({method, path, server, deprecated}: OperationPage): ReactNode {
  return (
    <p className={styles.endpoint}>
      <Method method={method} />{' '}
      <code className={clsx('plain-code', styles.url)}>
        <span className={clsx('text-faint', styles.server)}>{server}</span>
        <BreakableText text={path} />
      </code>
      <button
        type="button"
        className={clsx('site-icon site-plain text-faint', styles.copy)}
        data-copy
        data-copy-text={server + path}>
        <span className="visually-hidden" aria-live="polite">
          <Translate>Copy URL</Translate>
        </span>
      </button>
      {deprecated !== undefined && <b className="text-caution">{deprecated}</b>}
    </p>
  );
}
