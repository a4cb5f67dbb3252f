import {type ReactNode, useMemo} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import type {ResponseBody} from '../core/outcome';
import {prettyText, readTree} from '../core/jsonTree';
import controls from '../controls.module.css';
import {JsonTree} from '../JsonTree';
import {download, sizeText} from './format';
import styles from './styles.module.css';

/** Number of characters shown. The download is complete. */
const MAX_SHOWN = 100_000;

const endingOf = ({kind}: ResponseBody): string => ({json: 'json', text: 'txt', file: 'bin', none: 'txt'})[kind];

/** The response body, with copy and download. */
export function Body({body, name}: {readonly body: ResponseBody; readonly name: string}): ReactNode {
  const tree = useMemo(() => (body.kind === 'json' ? readTree(body.text) : undefined), [body]);
  if (body.kind === 'none') {
    return (
      <p>
        <Translate id="site.tryIt.noBody">The response has no body.</Translate>
      </p>
    );
  }
  return (
    <>
      {body.kind === 'file' ? (
        <FileNote body={body} />
      ) : (
        <section
          className={styles.body}
          aria-label={translate({id: 'site.tryIt.answerBody', message: 'Response body'})}
          // A part that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}>
          {tree === undefined ? (
            <pre className={styles.text}>{withVisible(body.text.slice(0, MAX_SHOWN))}</pre>
          ) : (
            <JsonTree value={tree} />
          )}
        </section>
      )}
      <div className={controls.bar}>
        {body.kind !== 'file' && (
          <CopyButton
            className={controls.small}
            label={translate({id: 'site.tryIt.copyBody', message: 'Copy body'})}
            text={() => (tree === undefined ? undefined : prettyText(tree)) ?? body.text}
          />
        )}
        <button
          type="button"
          className={controls.small}
          onClick={() => download(body.blob, `${name}.${endingOf(body)}`)}>
          <Translate id="site.tryIt.download">Download body</Translate>
        </button>
        {body.text.length > MAX_SHOWN && tree === undefined && (
          <span className={controls.hint}>
            <Translate id="site.tryIt.cut">Only the beginning is shown. Download the body to see all of it.</Translate>
          </span>
        )}
      </div>
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
