import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {parsedJson} from '@site/src/utils/parsedJson';
import type {ValueProps} from './Values';
import styles from './styles.module.css';

/** Keeps the form from sending a body without what the visitor sees in the field. */
function useRefusal(field: RefObject<HTMLTextAreaElement>, isRefused: boolean): void {
  useEffect(() => {
    const form = field.current?.form;
    if (!isRefused || !form) return;
    const refuse = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    };
    form.addEventListener('submit', refuse, {capture: true});
    return () => form.removeEventListener('submit', refuse, {capture: true});
  }, [field, isRefused]);
}

/** A value that the form can't draw, as JSON. While it can't be read, the body keeps the last one that could. */
export function JsonField({value = '', attributes, onChange}: ValueProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useRefusal(field, draft !== undefined);
  const text = draft ?? value;
  const change = (next: string): void => {
    const isWhole = next.trim() === '' || parsedJson(next) !== undefined;
    setDraft(isWhole ? undefined : next);
    if (isWhole) onChange(next.trim() === '' ? undefined : next);
  };
  return (
    <>
      <textarea
        ref={field}
        className={styles.json}
        {...attributes}
        aria-invalid={draft === undefined ? attributes['aria-invalid'] : true}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={translate({message: 'JSON'})}
        value={text}
        onChange={({target}) => change(target.value)}
      />
      {draft !== undefined && (
        <p role="status" className={styles.problem}>
          <Translate>{"This isn't JSON yet. Fix it to send the request."}</Translate>
        </p>
      )}
    </>
  );
}
