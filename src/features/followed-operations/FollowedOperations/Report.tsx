import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Breakable} from '@site/src/components/Breakable';
import {Method} from '@site/src/components/Method';
import {CopyButton} from '@site/src/features/copy';
import {Scope} from '@site/src/features/guides';
import type {ApiChange, FollowedOperation} from '../core/followFacts';
import {type FollowReport, reportMarkdown} from '../core/followReport';

/** A sentence of Markdown without its marks. Copied reports have them. */
const plain = (markdown: string): string => markdown.replaceAll('`', '');

/** What changed for the operations, and what they need. */
export function Report({report}: {readonly report: FollowReport}): ReactNode {
  const {operations, changes, scopes, points, since} = report;
  const text = reportMarkdown(report, window.location.origin);
  return (
    <>
      <p role="status">
        <Translate values={{operations: operations.length, changes: changes.length, points}}>
          {'Operations: {operations}. Changes: {changes}. Points for one call of each, except deep pages: {points}.'}
        </Translate>
      </p>
      <CopyButton
        key={text}
        className="site-button"
        label={translate({message: 'Copy as Markdown'})}
        text={() => text}
      />
      <h3>{translate({message: 'Changes'})}</h3>
      {changes.length === 0 && (
        <p>
          <Translate values={{day: since}}>{'No change of these operations is recorded since {day}.'}</Translate>
        </p>
      )}
      <ul>
        {changes.map((change) => (
          <Change key={change.url} {...change} />
        ))}
      </ul>
      {scopes.length > 0 && (
        <>
          <h3>{translate({message: 'Scopes'})}</h3>
          <ul className="plain-list site-bar">
            {scopes.map((name) => (
              <li key={name}>
                <Scope name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{translate({message: 'Operations'})}</h3>
      <ul>
        {operations.map((operation) => (
          <Operation key={operation.href} {...operation} />
        ))}
      </ul>
    </>
  );
}

const Change = ({day, title, url, lines, advice}: ApiChange): ReactNode => (
  <li>
    {day}: <Link to={url}>{title}</Link>
    <ul>
      {lines.map((line) => (
        <li key={line}>{plain(line)}</li>
      ))}
      <li>
        <Translate values={{advice: plain(advice)}}>{'What to do: {advice}'}</Translate>
      </li>
    </ul>
  </li>
);

const Operation = ({method, path, href, summary, deprecated, unverified}: FollowedOperation): ReactNode => (
  <li>
    <Link to={href}>{summary}</Link> <Method method={method} /> <Breakable code={path} />
    {deprecated !== undefined && <strong className="text-caution"> {deprecated}</strong>}
    {unverified.length > 0 && (
      <ul>
        {unverified.map((what) => (
          <li key={what}>{translate({message: 'Unverified: {what}'}, {what: plain(what)})}</li>
        ))}
      </ul>
    )}
  </li>
);
