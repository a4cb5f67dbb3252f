import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import controls from '../controls.module.css';
import {prettyText} from '../core/jsonTree';
import type {ResponseBody} from '../core/outcome';

interface Props {
  readonly body: ResponseBody;
  /** File name of a download. Browsers know the extensions of types other than JSON. */
  readonly name: string;
}

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke it later, because the browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function BodyActions({body, name}: Props): ReactNode {
  if (body.kind === 'none') return null;
  return (
    <>
      {body.kind !== 'file' && (
        <CopyButton
          className={controls.small}
          label={translate({id: 'site.tryIt.copyBody', message: 'Copy body'})}
          text={() => (body.kind === 'json' ? prettyText(body.text) : body.text)}
        />
      )}
      <button
        type="button"
        className={controls.small}
        onClick={() => download(body.blob, body.blob.type.includes('json') ? `${name}.json` : name)}>
        <Translate id="site.tryIt.download">Download</Translate>
      </button>
    </>
  );
}
