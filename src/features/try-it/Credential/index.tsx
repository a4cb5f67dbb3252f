import {type ReactNode, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/openapi/model/spec';
import {clearKey} from '@site/src/features/visit';
import {useAuth} from '@site/src/features/auth';
import type {Credential as State} from '../hooks/useCredential';
import controls from '../controls.module.css';
import styles from './styles.module.css';

const ID = 'try-it-key';

interface Props {
  readonly credential: State;
  readonly server: string;
  /** Whether the operation takes no credential. */
  readonly isPublic: boolean;
}

export function Credential({credential, server, isPublic}: Props): ReactNode {
  const {isLoggedIn} = credential;
  const element = useRef<HTMLDivElement>(null);
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    // A login removes the button that had the focus.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLoggedIn && !wasLoggedIn.current && isLost) element.current?.focus({preventScroll: true});
    wasLoggedIn.current = isLoggedIn;
  }, [isLoggedIn]);
  return (
    <div ref={element} tabIndex={-1} className={styles.credential}>
      {!isPublic && (isLoggedIn ? <LoggedIn credential={credential} /> : <TypedKey credential={credential} />)}
      <p id={`${ID}-hint`} className={controls.hint}>
        <Translate values={{server: <code>{server}</code>}}>{'Sends real requests to {server}.'}</Translate>{' '}
        {isPublic && <Translate>The operation takes no key, so none is sent.</Translate>}
        {!isPublic && !isLoggedIn && (
          <Translate>
            A key is sent only there. It stays in this tab until you close the tab, clear the key, or log out.
          </Translate>
        )}
      </p>
    </div>
  );
}

function LoggedIn({credential: {person, team}}: {readonly credential: State}): ReactNode {
  const account = [person, team].filter(Boolean).join(', ');
  return (
    <p className="margin-bottom--none text-small">
      {account === '' ? (
        <Translate>Logged in</Translate>
      ) : (
        <Translate values={{account: <b dir="auto">{account}</b>}}>{'Logged in as {account}'}</Translate>
      )}
    </p>
  );
}

function TypedKey({credential}: {readonly credential: State}): ReactNode {
  const {status, logIn} = useAuth();
  const {typed, type, isMalformed} = credential;
  const input = useRef<HTMLInputElement>(null);
  /** Removes everything that the key's owner left in this tab. The focused button is removed with the key. */
  const clear = (): void => {
    clearKey();
    input.current?.focus();
  };
  return (
    <>
      <label htmlFor={ID} className={controls.label}>
        <Translate>API key or access token</Translate>
      </label>
      <div className="site-bar">
        <input
          ref={input}
          id={ID}
          type="password"
          className={controls.input}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={isMalformed ? `${ID}-problem` : `${ID}-hint`}
          aria-invalid={isMalformed ? true : undefined}
          value={typed}
          onChange={({target}) => type(target.value)}
        />
        {typed !== '' && (
          <button type="button" className={controls.small} onClick={clear}>
            <Translate>Clear key</Translate>
          </button>
        )}
        {/* While a log-in window is open as well: it may have been closed, and pages cannot detect that. */}
        {(status === 'loggedOut' || status === 'pending') && (
          <button type="button" className={controls.small} onClick={logIn}>
            {translate({message: 'Log in instead'})}
          </button>
        )}
      </div>
      {isMalformed && (
        <p id={`${ID}-problem`} className={controls.problem}>
          <Translate>
            A key contains only letters, digits, and the characters . _ ~ + / = -. Check what you pasted.
          </Translate>
        </p>
      )}
    </>
  );
}

interface TargetProps {
  readonly method: PlacedOperation['method'];
  readonly credential: Pick<State, 'isLoggedIn' | 'person' | 'team' | 'typed'>;
}

/** Whose data a write changes, or that the request has no token or key. Nothing for other reads. */
export function Target({method, credential}: TargetProps): ReactNode {
  const {isLoggedIn, typed} = credential;
  if (!isLoggedIn && typed === '')
    return (
      <span className={controls.target}>
        <Translate>No key or login yet</Translate>
      </span>
    );
  return method === 'get' ? null : (
    <span className={controls.target} data-target>
      <TargetWords {...credential} />
    </span>
  );
}

function TargetWords({isLoggedIn, person, team}: TargetProps['credential']): ReactNode {
  if (!isLoggedIn) return <Translate>{"Writes to this key's account"}</Translate>;
  if (person === undefined || team === undefined) return <Translate>Writes to your account</Translate>;
  return <Translate values={{person, team: <b dir="auto">{team}</b>}}>{'Writes to {team} as {person}'}</Translate>;
}
