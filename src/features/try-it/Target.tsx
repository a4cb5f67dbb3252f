import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/openapi/model/spec';
import controls from './controls.module.css';
import type {Credential} from './hooks/useCredential';

interface Props {
  readonly method: PlacedOperation['method'];
  readonly credential: Pick<Credential, 'isLoggedIn' | 'person' | 'team' | 'typed'>;
}

/** Whose data a write changes, or that the request has no token or key. Nothing for other reads. */
export function Target({method, credential}: Props): ReactNode {
  const {isLoggedIn, typed} = credential;
  if (!isLoggedIn && typed === '')
    return (
      <span className={controls.target}>
        <Translate id="site.tryIt.target.none">No key or login yet</Translate>
      </span>
    );
  return method === 'get' ? null : (
    <span className={controls.target} data-target>
      <Words {...credential} />
    </span>
  );
}

function Words({isLoggedIn, person, team}: Props['credential']): ReactNode {
  if (!isLoggedIn) return <Translate id="site.tryIt.target.key">{"Writes to this key's account"}</Translate>;
  if (person === undefined || team === undefined)
    return <Translate id="site.tryIt.target.unnamed">Writes to your account</Translate>;
  return (
    <Translate id="site.tryIt.target.team" values={{person, team: <b>{team}</b>}}>
      {'Writes to {team} as {person}'}
    </Translate>
  );
}
