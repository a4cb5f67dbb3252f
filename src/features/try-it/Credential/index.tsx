import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/features/auth';
import type {Credential as State} from '../hooks/useCredential';
import controls from '../controls.module.css';
import styles from './styles.module.css';

const ID = 'try-it-key';

/** With what a call proves who makes it: the log-in, or a key that a visitor types. */
export function Credential({credential}: {readonly credential: State}): ReactNode {
  if (credential.isLoggedIn) {
    return (
      <p className={controls.hint}>
        <Translate id="site.tryIt.loggedIn">You are logged in: the call carries the token of your log-in.</Translate>
      </p>
    );
  }
  return <TypedKey credential={credential} />;
}

function TypedKey({credential}: {readonly credential: State}): ReactNode {
  const {status, logIn} = useAuth();
  const {typed, type, isMistyped} = credential;
  return (
    <div className={styles.key}>
      <label htmlFor={ID}>
        <Translate id="site.tryIt.key">API key or access token</Translate>
      </label>
      <div className={controls.bar}>
        <input
          id={ID}
          type="password"
          className={controls.input}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={isMistyped ? `${ID}-problem ${ID}-hint` : `${ID}-hint`}
          aria-invalid={isMistyped ? true : undefined}
          value={typed}
          onChange={({target}) => type(target.value)}
        />
        <button type="button" className={controls.quiet} disabled={typed === ''} onClick={() => type('')}>
          <Translate id="site.tryIt.clearKey">Clear key</Translate>
        </button>
        {status === 'loggedOut' && (
          <button type="button" className={controls.quiet} onClick={logIn}>
            {translate({id: 'site.tryIt.logIn', message: 'Log In instead'})}
          </button>
        )}
      </div>
      {isMistyped && (
        <p id={`${ID}-problem`} className={controls.problem}>
          <Translate id="site.tryIt.mistyped">
            A key has letters, digits and a few marks only. It is not sent like this.
          </Translate>
        </p>
      )}
      <p id={`${ID}-hint`} className={controls.hint}>
        <Translate id="site.tryIt.keyHint">
          Goes to the API only, and stays in this tab until you close it, clear it or log out.
        </Translate>
      </p>
    </div>
  );
}
