import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {alternativesText} from '@site/openapi/model/inputOrder';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {type BodyForm as Form, hiddenNames, textsIn, withTexts} from '../core/bodyForm';
import controls from '../controls.module.css';
import type {Field} from '../core/fields';
import {FieldInput} from '../Inputs/FieldInput';
import type {FieldProblem} from '../messages';

interface Props {
  readonly form: Form;
  readonly body: JsonValue | undefined;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (text: string) => void;
}

/** The problem of a field, or of some values of its list, which have the paths `name.0`, `name.1`. */
function problemIn({name}: Field, problems: Props['problems']): FieldProblem | undefined {
  const own = problems.get(name);
  if (own !== undefined) return {text: own};
  const items = [...problems].filter(([path]) => path.startsWith(`${name}.`));
  const [first] = items;
  return first && {text: first[1], wrongAt: items.map(([path]) => Number(path.slice(name.length + 1)))};
}

/** A body as inputs. Deeper values are edited as JSON. */
export function BodyForm({form, body, problems, onChange}: Props): ReactNode {
  const hidden = hiddenNames(body, form);
  const nested = form.nested.filter((name) => !hidden.includes(name));
  return (
    <>
      {form.alternatives && (
        <p className={controls.hint}>
          <Translate id="site.tryIt.alternatives" values={{limit: alternativesText(form.alternatives)}}>
            {'Enter {limit}.'}
          </Translate>
        </p>
      )}
      {form.fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          texts={textsIn(body, field)}
          problem={problemIn(field, problems)}
          onChange={(_, texts) => onChange(withTexts(body, field, texts))}
        />
      ))}
      {hidden.length > 0 && (
        <p className={controls.hint}>
          <Translate id="site.tryIt.hidden" values={{names: hidden.join(', ')}}>
            {'Also sent, but shown only in JSON: {names}.'}
          </Translate>
        </p>
      )}
      {nested.length > 0 && (
        <p className={controls.hint}>
          <Translate id="site.tryIt.nested" values={{names: nested.join(', ')}}>
            {'Available only as JSON: {names}.'}
          </Translate>
        </p>
      )}
    </>
  );
}
