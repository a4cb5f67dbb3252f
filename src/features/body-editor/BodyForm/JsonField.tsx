import {type ReactNode, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {parsedJson} from '@site/src/utils/parsedJson';
import type {ValueProps} from './Values';
import styles from './styles.module.css';

/** A value that the form can't draw, as JSON. While it can't be read, the body keeps the last one that could. */
export function JsonField({value = '', attributes, onChange}: ValueProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;
  const change = (next: string): void => {
    const isWhole = next.trim() === '' || parsedJson(next) !== undefined;
    setDraft(isWhole ? undefined : next);
    if (isWhole) onChange(next.trim() === '' ? undefined : next);
  };
  return (
    <>
      <textarea
        className={styles.json}
        {...attributes}
        aria-invalid={draft === undefined ? attributes['aria-invalid'] : true}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={({target}) => change(target.value)}
      />
      {draft !== undefined && (
        <p role="status" className={styles.problem}>
          <Translate>{"This isn't JSON yet, so the body keeps the value from before."}</Translate>
        </p>
      )}
    </>
  );
}
