import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {CONNECT_URL, OWN_SERVER_URL} from '../core/assistants';
import {MCP_CLIENTS} from '../core/mcpClients';
import styles from './styles.module.css';

/** Settings that connect a client to these pages, each copied with one press. Then the server that reads a team's data. */
export function ConnectChoices(): ReactNode {
  return (
    <details>
      <summary className={clsx(styles.choice, styles.more)}>
        <Translate id="site.markdown.connect">Connect by MCP</Translate>
      </summary>
      <ul className={styles.group}>
        {MCP_CLIENTS.map(({name, settings}) => (
          <li key={name} className={styles.needsScript}>
            <button type="button" className={styles.choice} data-copy="" data-copy-text={settings}>
              <span aria-live="polite">
                <Translate id="site.markdown.client" values={{name}}>
                  {'Copy for {name}'}
                </Translate>
              </span>
            </button>
          </li>
        ))}
        <li>
          <Link className={styles.choice} to={CONNECT_URL}>
            <Translate id="site.markdown.connectPages">How to connect</Translate>
          </Link>
        </li>
        <li>
          <Link className={styles.choice} to={OWN_SERVER_URL}>
            <Translate id="site.markdown.connectData">{"Salesloft's own server"}</Translate>
          </Link>
        </li>
      </ul>
    </details>
  );
}
