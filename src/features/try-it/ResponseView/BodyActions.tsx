import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import controls from '../controls.module.css';
import {prettyText} from '../core/jsonTree';
import {type ResponseBody, kindOfBody} from '../core/outcome';
import {download} from './format';

interface Props {
  readonly body: ResponseBody;
  /** File name of a download, without extension. */
  readonly name: string;
}

const ENDINGS: Readonly<Record<ResponseBody['kind'], string>> = {json: 'json', text: 'txt', file: 'bin', none: 'txt'};

/** Copies and downloads a response body. */
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
        onClick={() => download(body.blob, `${name}.${ENDINGS[kindOfBody(body.blob.type, 1).kind]}`)}>
        <Translate id="site.tryIt.download">Download</Translate>
      </button>
    </>
  );
}
