import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import {download} from '@site/src/utils/download';
import controls from '../controls.module.css';
import {prettyText} from '../core/json';
import type {Outcome} from '../core/outcome';
import {savedName} from '../core/savedName';

interface Props extends Pick<Extract<Outcome, {kind: 'response'}>, 'body' | 'headers'> {
  /** Of JSON. */
  readonly name: string;
  /** Of the request. */
  readonly url: string;
}

/** What can be done with the body of a response. */
export function ResponseActions({body, headers, name, url}: Props): ReactNode {
  if (body.kind === 'none') return null;
  return (
    <>
      {body.kind !== 'file' && (
        <CopyButton
          className={controls.small}
          label={translate({message: 'Copy body'})}
          text={() => (body.kind === 'json' ? prettyText(body.text) : body.text)}
        />
      )}
      <button
        type="button"
        className={controls.small}
        onClick={() =>
          download(body.blob, body.blob.type.includes('json') ? `${name}.json` : savedName(headers, url) || name)
        }>
        <Translate>Download</Translate>
      </button>
    </>
  );
}
