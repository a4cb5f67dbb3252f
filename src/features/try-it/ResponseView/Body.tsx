import {type ReactNode, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import {shortened} from '@site/src/features/samples/core/jsonText';
import {readTree} from '../core/json';
import {type ResponseBody, sizeText} from '../core/outcome';
import {ResponseTree} from '../ResponseTree';
import {Scroller} from './Scroller';
import styles from './styles.module.css';

/** Number of characters shown. The download is complete. */
const MAX_SHOWN = 100_000;

interface Props {
  readonly body: ResponseBody;
  readonly status: number;
  readonly page: HTMLElement;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function Body({body, children, ...place}: Props): ReactNode {
  const {kind, text} = body;
  const tree = useMemo(() => (kind === 'json' ? readTree(text) : undefined), [kind, text]);
  if (tree !== undefined) {
    return (
      <ResponseTree {...place} {...{tree, text}}>
        {children}
      </ResponseTree>
    );
  }
  if (kind === 'json' || kind === 'text') return <AsText text={text}>{children}</AsText>;
  return (
    <Scroller>
      <NoText body={body} />
      {children}
    </Scroller>
  );
}

function AsText({text, children}: {readonly text: string; readonly children: ReactNode}): ReactNode {
  return (
    <Scroller>
      <pre className={styles.text} data-response-body>
        {shortened(text, MAX_SHOWN)}
      </pre>
      {children}
    </Scroller>
  );
}

function NoText({body: {kind, blob, isLost}}: Pick<Props, 'body'>): ReactNode {
  if (isLost) return null;
  return (
    <p>
      {kind === 'none' ? (
        <Translate>The response has no body.</Translate>
      ) : (
        <Translate values={{size: sizeText(blob.size)}}>{'The body is a file of {size}. Download it.'}</Translate>
      )}
    </p>
  );
}
