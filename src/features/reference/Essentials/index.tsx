import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Unverified} from '@site/src/components/Unverified';
import styles from './styles.module.css';

interface Props {
  readonly scopes?: readonly {readonly scope: string; readonly inferred?: boolean}[];
  readonly cost?: {readonly base: number; readonly deepPages?: boolean};
  readonly paging?: 'page' | 'cursor' | 'none';
  readonly async?: boolean;
  readonly adminOnly?: boolean;
  readonly repeat?: 'safe' | 'unsafe';
  readonly events?: readonly string[];
  readonly unverified?: string;
}

const basics = '/docs/platform/api-basics';

/** What a caller must know before the first request: rights, cost, paging, side effects. */
export function Essentials(props: Props): ReactNode {
  const rows = rowsOf(props);
  if (rows.length === 0 && !props.unverified) return null;
  return (
    <div className={styles.essentials}>
      <dl className={styles.rows}>
        {rows.map(({term, value}, index) => (
          <div key={index} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {props.unverified && <Unverified what={props.unverified} />}
    </div>
  );
}

interface Row {
  readonly term: ReactNode;
  readonly value: ReactNode;
}

function rowsOf({scopes, cost, paging, async, adminOnly, repeat, events}: Props): Row[] {
  const rows: (Row | undefined)[] = [
    scopes && {
      term: <Translate id="site.essentials.scope">Scope</Translate>,
      value: <Scopes scopes={scopes} />,
    },
    adminOnly
      ? {
          term: <Translate id="site.essentials.role">Role</Translate>,
          value: <Translate id="site.essentials.admin">Team admins only</Translate>,
        }
      : undefined,
    cost && {
      term: <Translate id="site.essentials.cost">Rate-limit cost</Translate>,
      value: <Cost {...cost} />,
    },
    paging === undefined || paging === 'none'
      ? undefined
      : {
          term: <Translate id="site.essentials.paging">Paging</Translate>,
          value: (
            <Link to={`${basics}/filtering-paging-sorting/`}>
              {paging === 'page' ? (
                <Translate id="site.essentials.paging.page">By page number</Translate>
              ) : (
                <Translate id="site.essentials.paging.cursor">By cursor on the id</Translate>
              )}
            </Link>
          ),
        },
    repeat === undefined
      ? undefined
      : {
          term: <Translate id="site.essentials.repeat">Safe to repeat</Translate>,
          value:
            repeat === 'safe' ? (
              <Translate id="site.essentials.repeat.yes">Yes</Translate>
            ) : (
              <Translate id="site.essentials.repeat.no">No: a retry can act twice</Translate>
            ),
        },
    async
      ? {
          term: <Translate id="site.essentials.timing">Timing</Translate>,
          value: <Translate id="site.essentials.async">Answers before the work is done</Translate>,
        }
      : undefined,
    events && {
      term: <Translate id="site.essentials.events">Webhook events</Translate>,
      value: <Events events={events} />,
    },
  ];
  return rows.filter((row) => row !== undefined);
}

function Scopes({scopes}: Required<Pick<Props, 'scopes'>>): ReactNode {
  if (scopes.length === 0) return <Translate id="site.essentials.scope.any">Not known to need one</Translate>;
  return scopes.map(({scope, inferred}) => (
    <span key={scope} className={styles.item}>
      <Link to={`${basics}/scopes/`}>
        <code>{scope}</code>
      </Link>
      {inferred && (
        <small>
          {' '}
          <Translate id="site.essentials.scope.inferred">(unverified)</Translate>
        </small>
      )}
    </span>
  ));
}

function Cost({base, deepPages}: Required<Pick<Props, 'cost'>>['cost']): ReactNode {
  return (
    <Link to={`${basics}/rate-limits/`}>
      {deepPages ? (
        <Translate id="site.essentials.cost.deep" values={{base}}>
          {'{base}, more above page 100'}
        </Translate>
      ) : (
        base
      )}
    </Link>
  );
}

function Events({events}: Required<Pick<Props, 'events'>>): ReactNode {
  return events.map((event) => (
    <span key={event} className={styles.item}>
      <Link to="/webhooks/">
        <code>{event}</code>
      </Link>
    </span>
  ));
}
