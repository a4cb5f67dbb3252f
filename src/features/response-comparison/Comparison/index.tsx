import {type ReactNode, useMemo} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CopyButton} from '@site/src/features/copy';
import {compareResponse} from '../core/compareResponse';
import {isDifference} from '../core/compareValue';
import type {Described} from '../core/described';
import type {Finding} from '../core/finding';
import {parsedJson} from '@site/src/utils/parsedJson';
import {reportText} from '../core/report';
import {findingText} from './findingText';
import styles from './styles.module.css';

export interface Received {
  readonly status: number;
  /** Empty without a body. A text that isn't JSON is compared as a string. */
  readonly text: string;
  /** Whether values that look secret were left out. */
  readonly isPartial?: boolean;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
  /** ID of the version of the API. */
  readonly version: string;
  /** URL of the page with the rows of its fields. Empty on that page. */
  readonly page?: string;
  /** Called before a link to a row is followed. */
  readonly onFollow?: () => void;
}

interface Props extends Received {
  readonly described: Described;
}

export function Comparison({described, ...received}: Props): ReactNode {
  const {status, text, isPartial = false} = received;
  const findings = useMemo(() => {
    const parsed = parsedJson(text);
    const body = text === '' || parsed !== undefined ? parsed : text;
    return compareResponse(described, {status, body, isPartial});
  }, [described, status, text, isPartial]);
  if (!findings) return null;
  const summary = <Summary findings={findings} />;
  if (findings.length === 0) return <p>{summary}</p>;
  return (
    <details>
      <summary>{summary}</summary>
      <Rows {...received} findings={findings} />
      <CopyReport {...received} findings={findings} operation={described.operation.operationId} />
    </details>
  );
}

interface Findings {
  readonly findings: readonly Finding[];
}

/** `Matches the description`, or `3 differences · 1 new value`. */
function Summary({findings}: Findings): ReactNode {
  const {selectMessage} = usePluralForm();
  const description = 'One form for each plural of the language, separated by |';
  const differences = findings.filter(isDifference).length;
  const values = findings.filter(({kind}) => kind === 'new value').length;
  const texts: readonly (readonly [count: number, text: string])[] = [
    [differences, translate({message: '{count} difference|{count} differences', description}, {count: differences})],
    [values, translate({message: '{count} new value|{count} new values', description}, {count: values})],
    [
      findings.length - differences - values,
      translate(
        {message: '{count} open statement|{count} open statements', description},
        {count: findings.length - differences - values},
      ),
    ],
  ];
  const parts = texts.flatMap(([count, text]) => (count > 0 ? selectMessage(count, text) : []));
  return [...(differences === 0 ? [translate({message: 'Matches the description'})] : []), ...parts].join(' · ');
}

/** What was found, each with a link to the row of the field. */
const Rows = ({findings, page = '', onFollow}: Findings & Received): ReactNode => (
  <ul className={styles.rows}>
    {findings.map((one) => (
      <li key={one.kind + one.path + one.expected}>
        <Link to={`${page}#${one.anchor}`} className={styles.path} onClick={onFollow}>
          {one.path === '' ? translate({message: 'Response'}) : one.path}
        </Link>{' '}
        {findingText(one)}
      </li>
    ))}
  </ul>
);

interface CopyProps extends Findings, Received {
  readonly operation: string;
}

/** Copies the report, which has no value of the response. */
function CopyReport({findings, at, version: api, operation, status}: CopyProps): ReactNode {
  const {version} = useDocusaurusContext().siteConfig.customFields ?? {};
  const date = new Date(at).toISOString().slice(0, 10);
  return (
    <div className="site-bar">
      <CopyButton
        className="site-button"
        label={translate({message: 'Copy report'})}
        text={() => reportText({operation, api, status, date, site: String(version)}, findings)}
      />
      <span>
        <Translate>It has names and types, and no value, ID, or token.</Translate>
      </span>
    </div>
  );
}
