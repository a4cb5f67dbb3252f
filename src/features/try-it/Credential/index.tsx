import {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/openapi/model/spec';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {clearKey} from '@site/src/features/visit';
import {useAuth} from '@site/src/features/auth';
import {SANDBOX_KEY, SANDBOX_POINTS, resetSandbox} from '@site/src/features/sandbox';
import type {Access} from '../core/form';
import type {Credential as State} from '../hooks/useCredential';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useForm';
import styles from './styles.module.css';

const ID = 'try-it-key';

export function Credential({credential, server}: {readonly credential: State; readonly server: string}): ReactNode {
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
      {isLoggedIn ? <LoggedIn credential={credential} /> : <TypedKey credential={credential} />}
      <p id={`${ID}-hint`} className={controls.hint}>
        <Translate values={{server: <code>{server}</code>}}>{'Sends real requests to {server}.'}</Translate>{' '}
        {!isLoggedIn && (
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

export function SandboxAccess({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  return (
    <div className={styles.access}>
      <p className={controls.hint}>
        <Translate values={{points: SANDBOX_POINTS, all: POINTS_PER_MINUTE}}>
          {
            'Runs in this page with sample data, and {points} points per minute instead of {all}. Nothing is sent. Changes last until you close the tab, log in, or log out.'
          }
        </Translate>
      </p>
      <div className={styles.sandbox}>
        <KeyAndScopes tryIt={tryIt} />
        <Reset onReset={() => tryIt.dispatch({type: 'sandboxReset'})} />
      </div>
    </div>
  );
}

function KeyAndScopes({tryIt: {dispatch, loaded, state}}: {readonly tryIt: TryIt}): ReactNode {
  const {access} = state;
  const changeAccess = (changed: Access): void => dispatch({type: 'accessChanged', access: changed});
  const all = [...loaded.scopes, ...loaded.fieldScopes];
  const change = (scope: string, isOn: boolean): void =>
    changeAccess({...access, scopes: all.filter((one) => (one === scope ? isOn : access.scopes.includes(one)))});
  return (
    <details>
      <summary>{translate({message: 'Key and scopes'})}</summary>
      <Check isOn={access.hasKey} onChange={(hasKey) => changeAccess({...access, hasKey})}>
        {translate({message: 'Key'})} <code>{SANDBOX_KEY}</code>
      </Check>
      {all.map((scope) => (
        <Check key={scope} isOn={access.scopes.includes(scope)} onChange={(isOn) => change(scope, isOn)}>
          {translate({message: 'Scope'})} <code>{scope}</code>
        </Check>
      ))}
    </details>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Check({isOn, onChange, children}: CheckProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={({target}) => onChange(target.checked)} /> <span>{children}</span>
    </label>
  );
}

function Reset({onReset}: {readonly onReset: () => void}): ReactNode {
  const [isReset, setReset] = useState(false);
  const restore = async (): Promise<void> => {
    await resetSandbox();
    onReset();
    setReset(true);
  };
  return (
    <div className={styles.reset}>
      <button type="button" className={controls.small} onClick={() => void restore()}>
        <Translate>Reset sandbox</Translate>
      </button>
      <span role="status">{isReset && <Translate>The sandbox has its original records again.</Translate>}</span>
    </div>
  );
}
