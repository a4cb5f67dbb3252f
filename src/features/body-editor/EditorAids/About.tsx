import {type ReactNode, type RefObject, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import {wordAt} from '../core/caret';
import {fieldAt} from '../core/completions';
import {namesIn} from '../core/fields';
import type {Mark} from '../core/problemRanges';
import type {BodyDescription} from '../description';
import {replaceText} from '../replaceText';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  /** Undefined while the textarea doesn't have the focus. */
  readonly position: number | undefined;
  readonly description: BodyDescription | undefined;
  readonly marks: readonly Mark[];
  readonly textarea: RefObject<HTMLTextAreaElement>;
}

/** One line about the field at the caret: its problem, or its type and what it means. It always exists, so that nothing moves. */
export function About({value, position, description, marks, textarea}: Props): ReactNode {
  const field = useMemo(
    () => (position === undefined || !description ? undefined : fieldAt(value, position, description.schema)),
    [description, position, value],
  );
  const mark =
    position === undefined
      ? undefined
      : marks.find(({from, to, text}) => text !== '' && from <= position && to >= position);
  const row = field && description?.rowOf(namesIn(field.path));
  return (
    <p role="status" className={styles.about}>
      {field && (
        <>
          <a href={row} onClick={description?.onFollow}>
            <code className="plain-code">{namesIn(field.path).join('.')}</code>
          </a>{' '}
        </>
      )}
      {mark ? (
        <span className="text-danger">{mark.text}</span>
      ) : (
        field && [field.type, field.about].filter(Boolean).join(' · ')
      )}
      {mark?.fix !== undefined && (
        <button
          type="button"
          className={styles.fix}
          onClick={() => {
            const {from, to} = wordAt(value, mark.from + 1);
            if (textarea.current) replaceText(textarea.current, {from, to, text: JSON.stringify(mark.fix)});
          }}>
          <Translate values={{name: <code className="plain-code">{mark.fix}</code>}}>{'Use {name}'}</Translate>
        </button>
      )}
    </p>
  );
}
