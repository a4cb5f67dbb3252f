import {type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState} from 'react';
import {nodeAt} from '../core/findInTree';
import type {TreeValue} from '../core/json';
import {leaveSheet} from '../hooks/useSheet';
import type {Node} from './NodeLine';

const ROWS = 'summary, [data-row]';
const NAMES = 'summary, [data-name]';

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ROWS) : null;

/** The positions of a row and of those around it among their siblings. The root has none. */
function positionsOf(row: HTMLElement): number[] {
  const positions: number[] = [];
  for (let part = row.closest<HTMLElement>('[data-at]'); part; part = part.parentElement?.closest('[data-at]') ?? null)
    positions.unshift(Number(part.dataset.at));
  return positions;
}

/** The arrow keys go from name to name, as in trees of files. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>(NAMES)];
  const at = names.findIndex((name) => name === event.target);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  names[at + by]?.focus();
}

/** The node that the visitor points at, taps or focuses, and the handlers that follow it. */
export function useNode(tree: TreeValue, close: () => void) {
  const [node, setNode] = useState<Node>();
  const row = useRef<HTMLElement | null>(null);
  const stop = useRef<HTMLElement | null>(null);
  const pointer = useRef('');
  /** A click keeps the node, so that the pointer can go over other rows to what copies it. */
  const isKept = useRef(false);
  const choose = (next: HTMLElement | null): void => {
    if (!next || next === row.current) return;
    row.current?.removeAttribute('data-chosen');
    next.setAttribute('data-chosen', '');
    row.current = next;
    const field = next.dataset.field ?? next.querySelector<HTMLElement>('[data-field]')?.dataset.field;
    setNode({...nodeAt(tree, positionsOf(next)), field});
  };
  const click = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    // Touch has no hover: a tap explains the name, and the explanation has the link.
    if (isLink && pointer.current === 'touch') event.preventDefault();
    isKept.current = true;
    choose(rowOf(event.target));
    if (isLink && pointer.current !== 'touch') leaveSheet(close);
  };
  const focus = ({target}: FocusEvent<HTMLElement>): void => {
    if (!target.matches(NAMES)) return;
    // The root and the last name are in the order of Tab, which goes on to what copies the node.
    if (stop.current && stop.current.dataset.root === undefined) stop.current.tabIndex = -1;
    target.tabIndex = 0;
    stop.current = target;
    choose(rowOf(target));
  };
  return {
    node,
    /** Of the tree. */
    handlers: {
      onPointerDown: ({pointerType}: PointerEvent): void => void (pointer.current = pointerType),
      onPointerOver: ({pointerType, target}: PointerEvent): void => {
        if (pointerType !== 'touch' && !isKept.current) choose(rowOf(target));
      },
      onFocus: focus,
      onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
        pointer.current = '';
        step(event);
      },
      onClick: click,
    },
    /** The pointer has left the tree and the line below it. */
    release: (): void => void (isKept.current = false),
    /** Another tree is shown. */
    forget: (): void => {
      row.current = null;
      setNode(undefined);
    },
  };
}
