import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ReadJson} from '../core/json';
import controls from '../controls.module.css';

interface Props {
  readonly id: string;
  readonly read: ReadJson;
  readonly problems: ReadonlyMap<string, string>;
}

/** Number of problems shown. */
const MAX_SHOWN = 20;

/** The problems of a body: invalid JSON, or schema errors. */
export function BodyProblems({id, read, problems}: Props): ReactNode {
  if (read.kind === 'error') {
    const {line, column, reason} = read;
    return (
      <p id={id} className={controls.problem}>
        <Translate id="site.tryIt.syntax" values={{line: String(line), column: String(column), reason}}>
          {'Line {line}, column {column}: {reason}.'}
        </Translate>
      </p>
    );
  }
  if (problems.size === 0) return null;
  const hidden = problems.size - MAX_SHOWN;
  return (
    <ul id={id} className={controls.problem}>
      {[...problems].slice(0, MAX_SHOWN).map(([path, words]) => (
        <li key={path}>
          {path && <code>{path}</code>} {words}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Translate id="site.tryIt.complaints.more" values={{count: String(hidden)}}>
            {'and {count} more'}
          </Translate>
        </li>
      )}
    </ul>
  );
}
