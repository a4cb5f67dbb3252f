import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type PropsWithChildren,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import Translate from '@docusaurus/Translate';
import {JsonTree} from '../JsonTree';
import type {TreeValue} from '../core/jsonTree';
import {leaveSheet} from '../hooks/useFormHistory';
import {PageFieldsContext, pageFields, readField} from './pageFields';
import {Scroller} from './Scroller';
import styles from './styles.module.css';

type Props = PropsWithChildren<{
  readonly tree: TreeValue;
  /** Whether only the upper levels are expanded. */
  readonly isLong: boolean;
  readonly status: number;
  readonly page: HTMLElement;
  readonly close: () => void;
}>;

const OPEN_LEVELS = 2;
const NAMES = 'summary, a';

/** The field of the name at an element. */
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

/** JSON whose names are explained by the text of the page: pointing at one shows its type, and a click goes to its field. */
export function JsonBody({tree, isLong, status, page, close, children}: Props): ReactNode {
  const fields = useMemo(() => pageFields(page, status), [page, status]);
  const content = useMemo(() => <JsonTree value={tree} openLevels={isLong ? OPEN_LEVELS : Infinity} />, [tree, isLong]);
  const [path, setPath] = useState<string>();
  /** The pointer of the last press. */
  const pointer = useRef('');
  const explain = ({target}: PointerEvent | FocusEvent | MouseEvent): void => {
    const field = fieldAt(target);
    if (field !== undefined) setPath(field);
  };
  const follow = (event: MouseEvent): void => {
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
          className={styles.body}
          data-response-body
          onPointerDown={({pointerType}) => (pointer.current = pointerType)}
          onPointerOver={(event) => event.pointerType !== 'touch' && explain(event)}
          onFocus={explain}
          onKeyDown={(event) => {
            pointer.current = '';
            step(event);
          }}
          onClick={follow}>
          <PageFieldsContext.Provider value={fields}>{content}</PageFieldsContext.Provider>
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
        <Translate id="site.tryIt.explain">
          Point to a name, tap it, or move to it with the arrow keys, to see what it means.
        </Translate>
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
