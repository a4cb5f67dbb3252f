import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useAuth} from '../AuthContext';
import {timeLeft} from '../core/timeLeft';
import {useNow} from '../useNow';
import {useUser} from '../useUser';
import styles from './styles.module.css';

function endText(expiresAt: number, now: number): string {
  const left = timeLeft(expiresAt, now);
  if (!left) return translate({id: 'site.logIn.ends.soon', message: 'Expires in less than a minute'});
  return left.hours === 0
    ? translate({id: 'site.logIn.ends.minutes', message: 'Expires in {minutes} min'}, left)
    : translate({id: 'site.logIn.ends', message: 'Expires in {hours} h {minutes} min'}, left);
}

/** The account of the login, and when the login ends. */
export function Account(): ReactNode {
  const {expiresAt} = useAuth();
  const now = useNow();
  const {name, team} = useUser();
  return (
    <div className={styles.account} data-account="">
      {name && <bdi className={styles.name}>{name}</bdi>}
      {team !== undefined && <bdi>{team}</bdi>}
      {expiresAt !== undefined && <span>{endText(expiresAt, now)}</span>}
    </div>
  );
}
