import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import {download} from '@site/src/utils/download';
import controls from '../controls.module.css';
import {prettyText} from '../core/json';
import type {ResponseBody} from '../core/outcome';

/** What can be done with the body of a response. */
export function ResponseActions({body, name}: {readonly body: ResponseBody; readonly name: string}): ReactNode {
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
      {/* Browsers know the extensions of types other than JSON. */}
      <button
        type="button"
        className={controls.small}
        onClick={() => download(body.blob, body.blob.type.includes('json') ? `${name}.json` : name)}>
        <Translate>Download</Translate>
      </button>
    </>
  );
}
