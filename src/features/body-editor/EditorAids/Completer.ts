import {type Range, wordAt} from '../core/caret';
import {type Completion, type Completions, completionsAt} from '../core/completions';
import {lineBreakAt} from '../core/lines';
import type {BodyDescription} from '../description';
import {replaceText} from '../replaceText';
import {SUGGEST, formatText} from './commands';

interface Shown extends Completions {
  /** Index of the item that Enter chooses. */
  readonly active: number;
}

/** The items at a position of a text. */
export const offeredAt = (
  text: string,
  position: number,
  description: BodyDescription | undefined,
  isNew = false,
): Completions =>
  description
    ? completionsAt(text, position, {...description, now: new Date()}, isNew)
    : {caret: {from: position, to: position, path: [], isName: false, typed: ''}, items: []};

/** Whether what was typed opens the list: the quote that begins a string, or a word outside of quotes. */
function opens({data}: InputEvent, text: string, {from}: Range, position: number): boolean {
  if (data === '"') return position === from + 1;
  return data !== null && /^\w$/.test(data) && text[from] !== '"';
}

/** The list of a textarea: what opens it, and its keys. The textarea keeps the focus, and all keys that the list doesn't need. */
export class Completer {
  private readonly listeners = new Set<() => void>();
  private current: Shown | undefined;

  constructor(
    private readonly textarea: HTMLTextAreaElement,
    private description: BodyDescription | undefined,
    /** Whether the list opens at all. */
    private readonly hasList: boolean,
  ) {}

  readonly state = (): Shown | undefined => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly describe = (description: BodyDescription | undefined): void => {
    this.description = description;
  };

  readonly start = (): (() => void) => {
    const listening = new AbortController();
    const {signal} = listening;
    this.textarea.addEventListener(
      'input',
      (event) => {
        if (event instanceof InputEvent) this.input(event);
      },
      {signal},
    );
    this.textarea.addEventListener('keydown', (event) => this.press(event), {signal});
    this.textarea.addEventListener(SUGGEST, (event) => this.open((event as CustomEvent<boolean>).detail), {signal});
    for (const type of ['blur', 'pointerdown']) this.textarea.addEventListener(type, () => this.close(), {signal});
    return () => listening.abort();
  };

  readonly choose = ({edit, caret}: Completion): void => {
    const wasName = this.current?.caret.isName ?? true;
    this.close();
    replaceText(this.textarea, edit, caret);
    // A new field is followed by its values, an object by its names.
    if (wasName || /[[{]$/.test(this.textarea.value.slice(0, caret))) this.open();
  };

  private set(shown: Shown | undefined): void {
    if (shown === this.current) return;
    this.current = shown;
    for (const listener of this.listeners) listener();
  }

  private readonly close = (): void => this.set(undefined);

  private open(isNew = false): void {
    const {value, selectionStart} = this.textarea;
    if (!this.hasList) return;
    const found = offeredAt(value, selectionStart, this.description, isNew);
    this.set(found.items.length > 0 ? {...found, active: 0} : undefined);
  }

  private input(event: InputEvent): void {
    const {value, selectionStart} = this.textarea;
    if (event.isComposing || !this.description || !this.hasList) return;
    // Most keys open nothing, and need no look at the whole text.
    const isOpening = opens(event, value, wordAt(value, selectionStart), selectionStart);
    if (!this.current && !isOpening) return;
    const found = offeredAt(value, selectionStart, this.description);
    const [first, ...others] = found.items;
    const isWhole = others.length === 0 && first?.edit.text === value.slice(first?.edit.from, first?.edit.to);
    const stays = this.current?.caret.from === found.caret.from && !isClosed(value, selectionStart, found);
    if (first && !isWhole && (stays || isOpening)) this.set({...found, active: 0});
    else this.close();
  }

  private press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (this.isHandled(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Whether a key has done something. All others do what they do in any textarea. */
  private isHandled({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
    const isPlain = !ctrlKey && !metaKey && !altKey && !shiftKey;
    if (code === 'Space' && ctrlKey) this.open();
    else if (code === 'KeyF' && altKey && shiftKey) formatText(this.textarea);
    else if (key === 'Escape' && this.current) this.close();
    else if (isPlain && this.current && key in STEPS) this.move(STEPS[key] ?? 0);
    else if (isPlain && key === 'Enter') this.enter();
    else {
      if (/^(?:Tab|Home|End|Arrow\w+|Page\w+)$/.test(key)) this.close();
      return false;
    }
    return true;
  }

  private move(by: number): void {
    const {current} = this;
    if (current) this.set({...current, active: (current.active + by + current.items.length) % current.items.length});
  }

  private enter(): void {
    const {current, textarea} = this;
    const item = current?.items[current.active];
    if (item) {
      this.choose(item);
      return;
    }
    const {selectionStart: from, selectionEnd: to, value} = textarea;
    const {text, caret} = lineBreakAt(value.slice(0, from) + value.slice(to), from);
    replaceText(textarea, {from, to, text}, caret);
  }
}

const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Whether the caret is after the quote that ends a string. */
const isClosed = (text: string, position: number, {caret: {from}}: Completions): boolean =>
  text[from] === '"' && position > from + 1 && text[position - 1] === '"';
