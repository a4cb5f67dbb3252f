import {type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Notice} from '../LogInNotice';
import {useUser} from '../identity';
import {loadEngine, useAuth} from '../useAuth';
import styles from './styles.module.css';

function Account(): ReactNode {
  const {expiresAt} = useAuth();
  const {name, team} = useUser();
  const {lang} = document.documentElement;
  const time = new Intl.DateTimeFormat(lang, {dateStyle: 'medium', timeStyle: 'short'}).format(expiresAt);
  return (
    <div className={styles.account} data-account="">
      {name && <bdi className={styles.visitor}>{name}</bdi>}
      {team !== undefined && <bdi>{team}</bdi>}
      <span>{translate({message: 'In this tab only. Expires on {time}'}, {time})}</span>
    </div>
  );
}

const LogInLabel = (): ReactNode =>
  useAuth().status === 'exchanging' ? <Translate>Logging in</Translate> : <Translate>Log In</Translate>;

const menuLabel = (display: string): string => translate({message: '{display}, account menu'}, {display});

/** Log In, or the account menu (ARIA disclosure pattern): always the same button, so that it keeps the focus. */
export function LogInControl(): ReactNode {
  const {status, display, logIn, logOut} = useAuth();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  if (status === 'unavailable') return null;

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape' && open) close();
  };
  const closeBehind = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const begin = (): void => {
    // The session can end while the menu is open.
    setOpen(false);
    logIn();
  };
  const prepare = (): void => void loadEngine().catch(() => undefined);
  const menu = display === undefined ? undefined : {display, isOpen: open};
  return (
    // The events come from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.control} onKeyDown={closeOnEscape} onBlur={closeBehind}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-disabled={status === 'exchanging'}
        onClick={menu ? () => setOpen(!open) : begin}
        {...(menu
          ? {'aria-label': menuLabel(menu.display), 'aria-expanded': open, 'aria-controls': panel}
          : {onPointerEnter: prepare, onFocus: prepare})}>
        {menu ? <bdi className={clsx('text--truncate', styles.initials)}>{menu.display}</bdi> : <LogInLabel />}
      </button>
      <ul id={panel} className={styles.panel} hidden={!menu?.isOpen}>
        <li>{menu?.isOpen && <Account />}</li>
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              logOut();
            }}>
            <Translate>Log Out</Translate>
          </button>
        </li>
      </ul>
      <div className={styles.notice}>
        <Notice />
      </div>
    </div>
  );
}

/** Log In or Log Out in the sidebar of narrow screens, above both menus. */
export function MobileLogIn(): ReactNode {
  const {status, display, logIn, logOut} = useAuth();
  if (status === 'unavailable') return null;
  const loggedIn = display !== undefined;
  return (
    <div className={styles.row}>
      {loggedIn && <bdi className={clsx('text--truncate', styles.initials)}>{display}</bdi>}
      <button
        type="button"
        className={styles.mobileButton}
        aria-disabled={status === 'exchanging'}
        onClick={loggedIn ? logOut : logIn}>
        {loggedIn ? <Translate>Log Out</Translate> : <LogInLabel />}
      </button>
      {loggedIn && <Account />}
      <Notice />
    </div>
  );
}
