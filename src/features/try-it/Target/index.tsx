import type {ReactNode} from 'react';
import type {PlacedOperation} from '@site/openapi/model/spec';
import controls from '../controls.module.css';
import type {Credential} from '../hooks/useCredential';
import {targetText} from './targetText';

interface Props {
  readonly method: PlacedOperation['method'];
  readonly credential: Credential;
}

/** The target of the request: whose data a write changes. */
export function Target({method, credential}: Props): ReactNode {
  const text = targetText(method, credential);
  return text === '' ? null : (
    <span className={controls.target} data-target>
      {text}
    </span>
  );
}
