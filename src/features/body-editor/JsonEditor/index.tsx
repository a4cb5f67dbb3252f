import {type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {AidsProps} from '../EditorAids';
import type {EditorContent, WantedField} from '../description';
import styles from './styles.module.css';

interface JsonEditorProps extends EditorContent {
  readonly id: string;
  readonly onChange: (text: string) => void;
  readonly isRequired: boolean | undefined;
  readonly isInvalid: boolean;
  /** ID of the text of its problems. */
  readonly describedBy: string | undefined;
  readonly wanted: WantedField | undefined;
  /** Buttons after its own. */
  readonly children?: ReactNode;
}

/** A body of more characters has no colors, but all else. */
const LARGEST = 200_000;

const rowsOf = (text: string): number => Math.min(24, Math.max(4, text.split('\n').length + 1));

/** Loads the help for writing, which is a separate chunk. */
const loadAids = () => import('../EditorAids');
type Code = Awaited<ReturnType<typeof loadAids>>;

/** The help for writing, and a function that loads it. */
function useAids(textarea: RefObject<HTMLTextAreaElement>) {
  const [Aids, setAids] = useState<ComponentType<AidsProps>>();
  const load = async (): Promise<Code> => {
    const code = await loadAids();
    // Before a command of the code, which the mounted help hears.
    flushSync(() => setAids(() => code.EditorAids));
    return code;
  };
  /** Does something with the text that needs the code. If the code can't be loaded, the textarea stays as it is. */
  const run = (command: (code: Code, element: HTMLTextAreaElement) => void): void => {
    load().then(
      (code) => textarea.current && command(code, textarea.current),
      () => textarea.current?.focus(),
    );
  };
  return {Aids, load: () => void load().catch(() => undefined), run};
}

/** A textarea for JSON. Its first focus loads colors, completion and checks; without them, and for all assistive technology, it stays a textarea. */
export function JsonEditor({id, value, onChange, children, ...props}: JsonEditorProps): ReactNode {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const overlay = useRef<HTMLPreElement>(null);
  const {Aids, load, run} = useAids(textarea);
  const {description, wanted} = props;
  const schema = description?.schema;
  useEffect(() => {
    if (wanted && schema) run((code, element) => code.addField(element, schema, wanted.names));
    // Only once for each field that is wanted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  const isLit = Aids !== undefined && value.length <= LARGEST;
  return (
    <div className={styles.editor}>
      <div className={clsx(styles.scroller, isLit && styles.lit)}>
        <div className={styles.sheet}>
          {/* Tab leaves the editor, as it leaves any input. */}
          <textarea
            ref={textarea}
            id={id}
            className={styles.text}
            rows={rowsOf(value)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-required={props.isRequired}
            aria-invalid={props.isInvalid ? true : undefined}
            aria-describedby={props.describedBy}
            aria-keyshortcuts="Control+Space Alt+Shift+F"
            value={value}
            onFocus={load}
            onChange={({target}) => onChange(target.value)}
          />
          <pre ref={overlay} className={styles.overlay} aria-hidden="true" hidden={!isLit} />
        </div>
      </div>
      {Aids ? <Aids {...props} {...{textarea, overlay, value, isLit}} /> : <p className={styles.about} />}
      <div className="site-bar">
        {description && (
          <button
            type="button"
            className="site-button"
            onClick={() => run((code, element) => code.startField(element))}>
            <Translate>Add a field</Translate>
          </button>
        )}
        <button type="button" className="site-button" onClick={() => run((code, element) => code.formatText(element))}>
          <Translate>Format</Translate>
        </button>
        {children}
      </div>
    </div>
  );
}
