import {type PropsWithChildren, type ReactNode, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import {shortened} from '@site/src/features/samples/core/jsonText';
import type {ResponseBody} from '../core/outcome';
import {readTree} from '../core/jsonTree';
import {JsonBody} from './JsonBody';
import {Scroller} from './Scroller';
import {sizeText} from './format';
import styles from './styles.module.css';

/** Number of characters shown. The download is complete. */
const MAX_SHOWN = 100_000;
/** JSON with more characters has only its upper levels expanded. */
const LONG = 10_000;

type Props = PropsWithChildren<{
  readonly body: ResponseBody;
  readonly status: number;
  readonly page: HTMLElement;
  readonly close: () => void;
}>;

/** The response body, and what follows it. */
export function Body({body, status, page, close, children}: Props): ReactNode {
  const {kind, text} = body;
  const tree = useMemo(() => (kind === 'json' ? readTree(text) : undefined), [kind, text]);
  if (tree !== undefined) {
    return <JsonBody {...{tree, status, page, close, isLong: text.length > LONG}}>{children}</JsonBody>;
  }
  const isText = kind === 'json' || kind === 'text';
  return (
    <Scroller>
      {isText ? (
        <pre className={styles.text} data-response-body>
          {shortened(text, MAX_SHOWN)}
        </pre>
      ) : (
        <NoText body={body} />
      )}
      {children}
    </Scroller>
  );
}

function NoText({body: {kind, blob}}: Pick<Props, 'body'>): ReactNode {
  return (
    <p>
      {kind === 'none' ? (
        <Translate id="site.tryIt.noBody">The response has no body.</Translate>
      ) : (
        <Translate id="site.tryIt.binary" values={{size: sizeText(blob.size)}}>
          {'The body is a file of {size}. Download it.'}
        </Translate>
      )}
    </p>
  );
}
