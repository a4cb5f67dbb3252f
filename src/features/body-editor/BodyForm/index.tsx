import {type ReactNode, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import {parseTree} from 'jsonc-parser';
import {applyEdit, removalEdit, valueEdit} from '../core/edits';
import type {PlacedProblem} from '../core/problemRanges';
import {rowsOf} from '../core/rows';
import type {BodyDescription, SyntaxProblem, WantedField} from '../description';
import {useProblems} from '../useProblems';
import {Rows} from './Rows';
import {type Form, FormProvider} from './form';
import styles from './styles.module.css';

export interface BodyFormProps {
  /** What IDs of inputs begin with. */
  readonly prefix: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly description: BodyDescription;
  readonly problems: readonly PlacedProblem[];
  /** The error of a text that can't be read, with its words. */
  readonly syntax: (SyntaxProblem & {readonly words: string}) | undefined;
  /** Shows the text, with the caret at the error. */
  readonly onShowText: (place: SyntaxProblem) => void;
  readonly wanted: WantedField | undefined;
}

/** A body as a form. The text is the truth: each input shows a part of it, and changes only that part. */
export function BodyForm(props: BodyFormProps): ReactNode {
  const {prefix, value, onChange, description, problems: known, syntax, wanted} = props;
  const {problems} = useProblems(value, known, description);
  const tree = useMemo(() => parseTree(value), [value]);
  const form = useMemo<Form>(
    () => ({
      ...{prefix, description, text: value, problems: new Map(problems.map((one) => [one.path, one]))},
      rows: (place) => <Rows {...place} />,
      set: (path, raw) => {
        const edit = raw === undefined ? removalEdit(value, path) : valueEdit(value, path, raw);
        if (edit) onChange(applyEdit(value, edit));
      },
    }),
    [description, onChange, prefix, problems, value],
  );
  if (syntax) return <Unreadable {...props} syntax={syntax} />;
  const isObject = !tree || tree.type === 'object';
  return (
    <FormProvider value={form}>
      <Others problems={problems} shown={isObject ? rowsOf(description.schema, tree).map(({id}) => id) : []} />
      {isObject ? (
        <Rows schema={description.schema} node={tree} path={ROOT} wanted={wanted} />
      ) : (
        <p>
          <Translate>{"The body isn't an object, so it has no fields."}</Translate>
        </p>
      )}
    </FormProvider>
  );
}

const ROOT: [] = [];

type OthersProps = Pick<BodyFormProps, 'problems'> & {readonly shown: readonly string[]};

/** Problems that no row has. */
function Others({problems, shown}: OthersProps): ReactNode {
  const others = problems.filter(({path}) => !shown.some((id) => path === id || path.startsWith(`${id}.`)));
  if (others.length === 0) return null;
  return (
    <ul className={styles.problem}>
      {others.map(({path, text}) => (
        <li key={path}>
          {path && <code>{path}</code>} {text}
        </li>
      ))}
    </ul>
  );
}

/** While the text can't be read, the form shows where. */
function Unreadable({value, syntax, onShowText}: BodyFormProps & {readonly syntax: Words}): ReactNode {
  return (
    <div role="status" className={styles.unreadable}>
      <p className={styles.problem}>
        <Translate values={{words: syntax.words}}>{"The form can't read the JSON. {words}"}</Translate>
      </p>
      <pre className={styles.line}>{value.split('\n')[syntax.line - 1]}</pre>
      <button type="button" className="site-button" onClick={() => onShowText(syntax)}>
        <Translate>Edit the JSON</Translate>
      </button>
    </div>
  );
}

type Words = NonNullable<BodyFormProps['syntax']>;
