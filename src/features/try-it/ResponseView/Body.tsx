import {type PropsWithChildren, type ReactNode, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import type {ResponseBody} from '../core/outcome';
import {readTree} from '../core/jsonTree';
import controls from '../controls.module.css';
import {JsonBody} from './JsonBody';
import {Scroller} from './Scroller';
import {sizeText} from './format';
import styles from './styles.module.css';

/** Number of characters shown. The download is complete. */
const MAX_SHOWN = 100_000;

type Props = PropsWithChildren<{
  readonly body: ResponseBody;
  readonly status: number;
  readonly page: HTMLElement;
  readonly close: () => void;
}>;

/** The response body, and what follows it. */
export function Body({body, status, page, close, children}: Props): ReactNode {
  const tree = useMemo(() => (body.kind === 'json' ? readTree(body.text) : undefined), [body]);
  if (tree !== undefined) return <JsonBody {...{tree, status, page, close}}>{children}</JsonBody>;
  return (
    <Scroller>
      <TextBody body={body} />
      {children}
    </Scroller>
  );
}

/** A body that isn't JSON. */
function TextBody({body}: {readonly body: ResponseBody}): ReactNode {
  if (body.kind === 'file') return <FileNote body={body} />;
  if (body.kind === 'none') {
    return (
      <p>
        <Translate id="site.tryIt.noBody">The response has no body.</Translate>
      </p>
    );
  }
  return (
    <>
      <pre className={styles.text} data-response-body>
        {withVisible(body.text.slice(0, MAX_SHOWN))}
      </pre>
      {body.text.length > MAX_SHOWN && (
        <p className={controls.hint}>
          <Translate id="site.tryIt.cut">Only the beginning is shown. Download the body to see all of it.</Translate>
        </p>
      )}
    </>
  );
}

function FileNote({body}: {readonly body: ResponseBody}): ReactNode {
  const size = sizeText(body.blob.size);
  return (
    <p>
      {body.reason === 'large' ? (
        <Translate id="site.tryIt.large" values={{size}}>
          {'The body is too large to show here ({size}). Download it.'}
        </Translate>
      ) : (
        <Translate id="site.tryIt.binary" values={{size}}>
          {'The body is a file of {size}. Download it.'}
        </Translate>
      )}
    </p>
  );
}
