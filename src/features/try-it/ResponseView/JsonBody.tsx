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
  readonly status: number;
  readonly page: HTMLElement;
  readonly close: () => void;
}>;

const NAMES = 'summary, a';

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
export function JsonBody({tree, status, page, close, children}: Props): ReactNode {
  const fields = useMemo(() => pageFields(page, status), [page, status]);
  const content = useMemo(() => <JsonTree value={tree} />, [tree]);
  const [path, setPath] = useState<string>();
  const pointer = useRef('');
  const explain = ({target}: PointerEvent | FocusEvent | MouseEvent): void => {
    const name = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    if (name) setPath(name.dataset.field);
  };
  const follow = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    // Touch has no hover: a tap explains the name, and the explanation has the link.
    if (pointer.current === 'touch') event.preventDefault();
    else leaveSheet(close);
  };
  return (
    <>
      <Scroller>
        <div
          role="presentation"
          className={styles.body}
          data-response-body
          onPointerDown={({pointerType}) => (pointer.current = pointerType)}
          onPointerOver={explain}
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
          Point at a name, or go to it with the arrow keys, to see what it means.
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
