import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {JsonTree, STEP, pageFields} from '../JsonTree';
import {countNodes, openLevelsOf} from '../core/findInTree';
import type {TreeValue} from '../core/json';
import {leaveSheet} from '../hooks/useSheet';
import {Scroller} from '../ResponseView/Scroller';
import {NodeLine} from './NodeLine';
import {Raw} from './Raw';
import {type Level, Tools} from './Tools';
import {useFind} from './useFind';
import {useNode} from './useNode';
import styles from './styles.module.css';

/** JSON with more characters has only its upper levels expanded. */
const LONG = 10_000;
/** A tree of as many nodes has tools. */
const TOOLS_FROM = 10;

interface Props {
  readonly tree: TreeValue;
  /** As it was sent. */
  readonly text: string;
  readonly status: number;
  readonly page: HTMLElement;
  readonly close: () => void;
  /** What follows the body. */
  readonly children: ReactNode;
}

/** What of a response is shown: found parts, levels, or the text as it was sent. */
function useTools(tree: TreeValue, text: string, onShow: () => void) {
  const [typed, setTyped] = useState('');
  const [chosen, setLevel] = useState<Level>();
  const [isRaw, setRaw] = useState(false);
  const find = useFind(tree, text, typed);
  /** Each of the tools but one shows the tree. The node that was pointed at may be gone. */
  const show = (raw = false): void => {
    setRaw(raw);
    onShow();
  };
  return {
    ...{typed, find, isRaw},
    level: chosen ?? (find.finding === undefined && text.length > LONG ? '2' : 'all'),
    onType: (next: string): void => {
      setTyped(next);
      setLevel(undefined);
      show();
    },
    onLevel: (next: Level): void => {
      setLevel(next);
      show();
    },
    onRaw: show,
  };
}

/** The card is as high as its content. With less of it, nothing below the response moves. */
function keepHeight(element: HTMLElement | null): void {
  if (element?.style.flexBasis === '') element.style.flexBasis = `${String(element.offsetHeight)}px`;
}

/** JSON whose names are explained by the text of the page, with tools to find and copy its parts. */
export function ResponseTree({tree, text, status, page, close, children}: Props): ReactNode {
  const problemId = useId();
  const {node, handlers, release, forget} = useNode(tree, close);
  const scroller = useRef<HTMLDivElement>(null);
  const tools = useTools(tree, text, () => {
    forget();
    keepHeight(scroller.current);
  });
  const {find, isRaw, level} = tools;
  const {finding, marks, query} = find;
  const total = useMemo(() => countNodes(tree), [tree]);
  const fields = useMemo(() => pageFields(page, status), [page, status]);
  const content = useMemo(() => {
    const found = finding?.root;
    const openLevels = openLevelsOf(tree, found, level === 'all' ? Infinity : Number(level), STEP);
    // A new tree for each filter, so that its parts fold as the filter needs.
    return <JsonTree key={`${level} ${query}`} value={tree} {...{found, openLevels, fields, marks}} />;
  }, [tree, finding, level, query, fields, marks]);
  return (
    <div className="site-fill" onPointerLeave={release}>
      {total > TOOLS_FROM && <Tools {...tools} {...{total, problemId}} />}
      <Scroller element={scroller}>
        {isRaw ? (
          <Raw text={text} />
        ) : (
          <div role="presentation" className={styles.tree} data-response-body {...handlers}>
            {finding?.count !== 0 && content}
          </div>
        )}
        {children}
      </Scroller>
      <NodeLine
        node={isRaw ? undefined : node}
        prefix={fields.prefix}
        problem={isRaw ? undefined : find.problem}
        problemId={problemId}
        onFollow={() => leaveSheet(close)}
      />
    </div>
  );
}
