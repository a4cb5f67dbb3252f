import {type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import type {Mark} from '../core/problemRanges';
import type {EditorContent} from '../description';
import {About} from './About';
import {useProblems} from '../useProblems';
import {Completer, offeredAt} from './Completer';
import {Chips, Suggestions} from './Suggestions';
import {bottomAt, painter} from './painter';
import {useCaret} from './useCaret';
import {useMarks} from './useMarks';
import styles from './styles.module.css';

export {addField, formatText, startField} from './commands';

export interface AidsProps extends EditorContent {
  readonly textarea: RefObject<HTMLTextAreaElement>;
  readonly overlay: RefObject<HTMLElement>;
  /** Whether the overlay shows the text. */
  readonly isLit: boolean;
}

/** Phones have suggestions of their own over the keyboard, and little room. */
const hasFinger = (): boolean => window.matchMedia('(pointer: coarse)').matches;

type PaintProps = Pick<AidsProps, 'overlay' | 'isLit' | 'value'>;

/** Draws the text in the overlay. */
function usePainter({overlay, isLit, value}: PaintProps, marks: readonly Mark[]): void {
  const paint = useRef<ReturnType<typeof painter>>();
  useLayoutEffect(() => {
    if (!isLit || !overlay.current) return;
    paint.current ??= painter(overlay.current, styles);
    paint.current(value, marks);
  }, [isLit, marks, overlay, value]);
}

function useCompleter({textarea, description}: Pick<AidsProps, 'textarea' | 'description'>, isTouch: boolean) {
  const [completer] = useState(() => textarea.current && new Completer(textarea.current, description, !isTouch));
  useLayoutEffect(() => completer?.describe(description), [completer, description]);
  useLayoutEffect(() => {
    const {current: element} = textarea;
    if (!isTouch) element?.setAttribute('aria-autocomplete', 'list');
    if (!isTouch) element?.setAttribute('aria-haspopup', 'listbox');
    return completer?.start();
  }, [completer, isTouch, textarea]);
  const nothing = (): undefined => undefined;
  const shown = useSyncExternalStore(completer?.subscribe ?? (() => nothing), completer?.state ?? nothing, nothing);
  return {shown, choose: completer?.choose ?? nothing};
}

/** Help for writing JSON: colors, completion, what a field means, and what is wrong. */
export function EditorAids(props: AidsProps): ReactNode {
  const {textarea, overlay, value, description, problems, isLit} = props;
  const [isTouch] = useState(hasFinger);
  const marks = useMarks(value, useProblems(value, problems, description));
  usePainter(props, marks);
  const position = useCaret(textarea, value);
  const {shown, choose} = useCompleter(props, isTouch);
  const chips = useMemo(
    () => (isTouch && position !== undefined ? offeredAt(value, position, description).items : []),
    [description, isTouch, position, value],
  );
  const bottom = (frame: Element): number | undefined =>
    shown && isLit && overlay.current ? bottomAt(overlay.current, value, shown.caret.to, frame) : undefined;
  return (
    <>
      {shown && <Suggestions {...{...shown, choose, textarea, bottom}} />}
      <About {...{value, position, description, marks, textarea}} />
      {isTouch && <Chips items={chips} choose={choose} />}
    </>
  );
}
