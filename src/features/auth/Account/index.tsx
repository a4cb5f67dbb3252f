import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useAuth} from '../AuthContext';
import {useUser} from '../identity';
import styles from './styles.module.css';

export function Account(): ReactNode {
  const {expiresAt} = useAuth();
  const {name, team} = useUser();
  const {lang} = document.documentElement;
  const time = new Intl.DateTimeFormat(lang, {dateStyle: 'medium', timeStyle: 'short'}).format(expiresAt);
  return (
    <div className={styles.account} data-account="">
      {name && <bdi className={styles.name}>{name}</bdi>}
      {team !== undefined && <bdi>{team}</bdi>}
      <span>
        <Translate id="site.logIn.expires" values={{time}}>
          {'Expires on {time}'}
        </Translate>
      </span>
    </div>
  );
}
