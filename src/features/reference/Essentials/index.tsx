import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Unverified} from '@site/src/components/Unverified';
import {Cost, type CostProps} from './Cost';
import {Events} from './Events';
import {Idempotent, Paging, Timing} from './Facts';
import {type Scope, Scopes} from './Scopes';
import styles from './styles.module.css';

interface Props {
  readonly scopes?: readonly Scope[];
  readonly cost?: CostProps;
  readonly paging?: 'page' | 'cursor' | 'none';
  readonly idempotent?: boolean;
  /** The operation changes nothing. */
  readonly reads?: boolean;
  readonly async?: boolean;
  readonly adminOnly?: boolean;
  readonly events?: readonly string[];
  readonly unverified?: string;
}

interface Row {
  readonly term: ReactNode;
  readonly value: ReactNode;
}

/** What a caller must know before the first request: rights, cost, paging, side effects. */
export function Essentials(props: Props): ReactNode {
  return (
    <div className={styles.essentials}>
      <dl className={styles.rows}>
        {rowsOf(props).map(({term, value}, index) => (
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

/** Rights first, then price and manner, then what follows from the call. What nobody knows has no row. */
function rowsOf({scopes, cost, paging, adminOnly, events, ...rest}: Props): Row[] {
  const rows: (Row | undefined | false)[] = [
    scopes && {
      term: <Translate id="site.essentials.scope">Scope</Translate>,
      value: <Scopes scopes={scopes} />,
    },
    adminOnly && {
      term: <Translate id="site.essentials.role">Role</Translate>,
      value: <Translate id="site.essentials.admin">Team admins only</Translate>,
    },
    cost && {
      term: <Translate id="site.essentials.cost">Rate-limit cost</Translate>,
      value: <Cost {...cost} />,
    },
    paging !== undefined &&
      paging !== 'none' && {
        term: <Translate id="site.essentials.paging">Paging</Translate>,
        value: <Paging kind={paging} />,
      },
    {
      term: <Translate id="site.essentials.idempotent">Idempotent</Translate>,
      value: <Idempotent idempotent={rest.idempotent} reads={rest.reads} />,
    },
    {
      term: <Translate id="site.essentials.timing">Timing</Translate>,
      value: <Timing async={rest.async} />,
    },
    events && {
      term: <Translate id="site.essentials.events">Webhook events</Translate>,
      value: <Events events={events} />,
    },
  ];
  return rows.filter((row) => row !== undefined && row !== false);
}
