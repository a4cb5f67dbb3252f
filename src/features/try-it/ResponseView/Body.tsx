import {type KeyboardEvent, type ReactNode, type SyntheticEvent, useMemo, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {shortened} from '@site/src/features/samples/core/jsonText';
import {JsonTree, pageFields, readField} from '../JsonTree';
import {type TreeValue, readTree} from '../core/json';
import {type ResponseBody, sizeText} from '../core/outcome';
import {leaveSheet} from '../hooks/useSheet';
import styles from './styles.module.css';

/** Number of characters shown. The download is complete. */
const MAX_SHOWN = 100_000;
/** JSON with more characters has only its upper levels expanded. */
const LONG = 10_000;
const OPEN_LEVELS = 2;
const NAMES = 'summary, a';

interface Props {
  readonly body: ResponseBody;
  readonly status: number;
  readonly page: HTMLElement;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function Body({body, children, ...place}: Props): ReactNode {
  const {kind, text} = body;
  const tree = useMemo(() => (kind === 'json' ? readTree(text) : undefined), [kind, text]);
  if (tree !== undefined) {
    return (
      <JsonBody {...place} tree={tree} openLevels={text.length > LONG ? OPEN_LEVELS : Infinity}>
        {children}
      </JsonBody>
    );
  }
  const isText = kind === 'json' || kind === 'text';
  return (
    <Scroller>
      {isText ? (
        <pre className={styles.text} data-response-body>
          {shortened(text, MAX_SHOWN)}
        </pre>
      ) : (
        <NoText body={body} />
      )}
      {children}
    </Scroller>
  );
}

function NoText({body: {kind, blob, isLost}}: Pick<Props, 'body'>): ReactNode {
  if (isLost) return null;
  return (
    <p>
      {kind === 'none' ? (
        <Translate>The response has no body.</Translate>
      ) : (
        <Translate values={{size: sizeText(blob.size)}}>{'The body is a file of {size}. Download it.'}</Translate>
      )}
    </p>
  );
}

/** The part of a response that scrolls, which is the only one in the card. */
function Scroller({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.scroller} role="region" aria-label={translate({message: 'Response body'})} tabIndex={0}>
      {children}
    </div>
  );
}

const fieldAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined;

/** The arrow keys go from name to name, as in trees of files. Tab goes to the names that open and close. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>(NAMES)];
  const at = names.findIndex((name) => name === event.target);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  names[at + by]?.focus();
}

interface JsonProps extends Omit<Props, 'body'> {
  readonly tree: TreeValue;
  readonly openLevels: number;
}

/** JSON whose names are explained by the text of the page: pointing at one shows its type, and a click goes to its field. */
function JsonBody({tree, openLevels, status, page, close, children}: JsonProps): ReactNode {
  const fields = useMemo(() => pageFields(page, status), [page, status]);
  const content = useMemo(() => <JsonTree value={tree} {...{openLevels, fields}} />, [tree, openLevels, fields]);
  const [path, setPath] = useState<string>();
  const pointer = useRef('');
  const explain = ({target}: SyntheticEvent): void => {
    const field = fieldAt(target);
    if (field !== undefined) setPath(field);
  };
  const follow = (event: SyntheticEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (pointer.current !== 'touch') {
      if (isLink) leaveSheet(close);
      return;
    }
    // Touch has no hover: a tap explains the name, and the explanation has the link.
    if (isLink) event.preventDefault();
    explain(event);
  };
  return (
    <>
      <Scroller>
        <div
          role="presentation"
          className="mono"
          data-response-body
          onPointerDown={({pointerType}) => (pointer.current = pointerType)}
          onPointerOver={(event) => event.pointerType !== 'touch' && explain(event)}
          onFocus={explain}
          onKeyDown={(event) => {
            pointer.current = '';
            step(event);
          }}
          onClick={follow}>
          {content}
        </div>
        {children}
      </Scroller>
      {fields.paths.size > 0 && <Explanation prefix={fields.prefix} path={path} onFollow={() => leaveSheet(close)} />}
    </>
  );
}

interface ExplanationProps {
  readonly prefix: string;
  readonly path: string | undefined;
  readonly onFollow: () => void;
}

function Explanation({prefix, path, onFollow}: ExplanationProps): ReactNode {
  if (path === undefined) {
    return (
      <p className={styles.explanation}>
        <Translate>Point to a name, tap it, or move to it with the arrow keys, to see what it means.</Translate>
      </p>
    );
  }
  const {type, about} = readField(prefix + path);
  return (
    <p className={styles.explanation} aria-live="polite" data-explanation>
      <a href={`#${prefix}${path}`} onClick={onFollow}>
        {path}
      </a>{' '}
      {[type, about].filter(Boolean).join(' · ')}
    </p>
  );
}
