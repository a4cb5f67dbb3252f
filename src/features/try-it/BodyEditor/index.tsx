import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Schema} from '@site/openapi/model/spec';
import {jsonText} from '@site/src/features/samples/core/jsonText';
import type {ReadJson} from '../core/json';
import {bodyFormOf, fitsForm} from '../core/bodyForm';
import type {Wanted} from '../wanted';
import controls from '../controls.module.css';
import {BodyForm} from './BodyForm';
import {BodyProblems} from './BodyProblems';
import {useWantedField} from './useWantedField';
import styles from './styles.module.css';

export interface BodyEditorProps {
  readonly text: string;
  readonly read: ReadJson;
  readonly schema: Schema | undefined;
  /** The example from the description, or empty. */
  readonly example: string;
  /** The initial text of the form. Can be empty. */
  readonly minimum: string;
  readonly required: boolean;
  /** Problems by field path. The empty path is the whole body. */
  readonly problems: ReadonlyMap<string, string>;
  /** How many more problems there are. */
  readonly more: number;
  /** Whether the body of the call to repeat is unknown. */
  readonly isMissing: boolean;
  /** A field to add. */
  readonly wanted: Wanted | undefined;
  readonly onChange: (text: string) => void;
  /** Replaces the whole body. Undefined resets it to the minimal one. */
  readonly onReplace: (text: string | undefined) => void;
}

const ID = 'try-it-body';

/** Minimum and maximum number of lines. */
const linesOf = (text: string): number => Math.min(24, Math.max(4, text.split('\n').length + 1));

/** What the form shows in place of the body of the call to repeat. */
function missingBodyText(text: string, minimum: string): string {
  if (text === '') {
    return translate({
      id: 'site.tryIt.missingBody',
      message: "API Logs doesn't store bodies. Enter the body of the call again.",
    });
  }
  if (text === minimum) {
    return translate({
      id: 'site.tryIt.missingBody.example',
      message: "API Logs doesn't store bodies. This is an example. Replace it before you send.",
    });
  }
  return translate({
    id: 'site.tryIt.missingBody.last',
    message: "API Logs doesn't store bodies. This is the last body that you entered here. Check it before you send.",
  });
}

/** The request body as JSON or as a form. Both edit the same text. */
export function BodyEditor(props: BodyEditorProps): ReactNode {
  const {text, read, schema, example, minimum, problems, onChange} = props;
  const [view, stored] = useStorageSlot('try-it-body-view');
  const form = bodyFormOf(schema);
  const canBeForm = fitsForm(read);
  const isForm = view === 'form' && form !== undefined && canBeForm;
  useWantedField(props.wanted, {read, schema, example, onChange}, ID);
  return (
    <fieldset className={styles.body}>
      <legend>
        <Translate id="site.tryIt.body">Body</Translate>
      </legend>
      {props.isMissing && <p className={controls.caution}>{missingBodyText(text, minimum)}</p>}
      {isForm ? (
        <BodyForm
          form={form}
          body={read.kind === 'value' ? read.value : undefined}
          problems={problems}
          onChange={onChange}
        />
      ) : (
        <JsonEditor {...props} />
      )}
      <BodyProblems id={`${ID}-problem`} read={read} problems={problems} more={props.more} />
      <div className={controls.bar}>
        {form && (
          <button
            type="button"
            className={controls.quiet}
            aria-disabled={!canBeForm}
            onClick={() => {
              if (canBeForm) stored.set(isForm ? 'json' : 'form');
            }}>
            {isForm
              ? translate({id: 'site.tryIt.asJson', message: 'Edit as JSON'})
              : translate({id: 'site.tryIt.asForm', message: 'Edit as a form'})}
          </button>
        )}
        {!isForm && <FormatButton {...props} />}
        <ReplaceButtons {...props} />
      </div>
    </fieldset>
  );
}

function JsonEditor({text, read, required, problems, onChange}: BodyEditorProps): ReactNode {
  const isFaulty = read.kind === 'error' || problems.size > 0;
  return (
    <>
      <label htmlFor={ID} className={controls.hint}>
        {required
          ? translate({id: 'site.tryIt.json.required', message: 'JSON, required'})
          : translate({id: 'site.tryIt.json', message: 'JSON'})}
      </label>
      {/* Tab leaves the editor, as it leaves any input. */}
      <textarea
        id={ID}
        className={styles.editor}
        rows={linesOf(text)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={isFaulty ? true : undefined}
        aria-describedby={isFaulty ? `${ID}-problem` : undefined}
        value={text}
        onChange={({target}) => onChange(target.value)}
      />
    </>
  );
}

function FormatButton({read, onChange}: BodyEditorProps): ReactNode {
  return (
    <button
      type="button"
      className={controls.quiet}
      aria-disabled={read.kind !== 'value'}
      onClick={() => {
        if (read.kind === 'value') onChange(jsonText(read.value, 2));
      }}>
      <Translate id="site.tryIt.format.body">Format</Translate>
    </button>
  );
}

function ReplaceButtons({text, example, minimum, onReplace}: BodyEditorProps): ReactNode {
  return (
    <>
      {example !== minimum && (
        <button
          type="button"
          className={controls.quiet}
          aria-disabled={text === example}
          onClick={() => onReplace(example)}>
          <Translate id="site.tryIt.example.body">Insert the full example</Translate>
        </button>
      )}
      {minimum && text !== minimum && (
        <button type="button" className={controls.quiet} onClick={() => onReplace(undefined)}>
          <Translate id="site.tryIt.example.minimum">Reset the body</Translate>
        </button>
      )}
    </>
  );
}
