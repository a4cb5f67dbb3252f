import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {parameterCount} from '@site/openapi/model/parameterCount';
import type {Field} from '../core/fields';
import {type Values, shownTexts, textsOf} from '../core/values';
import controls from '../controls.module.css';
import {FieldInput} from './FieldInput';
import styles from './styles.module.css';

interface Props {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly problems: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, string>;
  readonly onChange: (id: string, texts: readonly string[]) => void;
}

/** Number of optional parameters from which there is a filter. */
const MANY = 8;

/** The inputs of a request: required parameters, and optional ones in a collapsed section. */
export function Inputs({fields, values, problems, notes, onChange}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const needed = fields.filter(({required}) => required);
  const optional = fields.filter(({required}) => !required);
  const inUse = (field: Field): boolean => textsOf(values, field).length > 0 || problems.has(field.id);
  const used = parameterCount(optional.filter(inUse));
  const [isOpen, setOpen] = useState(used > 0 || (needed.length === 0 && optional.length < MANY));
  const isFaulty = optional.some(({id}) => problems.has(id));
  const matches = (field: Field): boolean => field.name.toLowerCase().includes(query.trim().toLowerCase());
  const shown = optional.filter((field) => matches(field) || inUse(field));
  const input = (field: Field): ReactNode => (
    <FieldInput
      key={field.id}
      field={field}
      texts={shownTexts(values, field)}
      problem={problems.get(field.id)}
      note={notes.get(field.id)}
      onChange={onChange}
    />
  );
  return (
    <>
      {needed.map(input)}
      {optional.length > 0 && (
        <details
          className={styles.optional}
          open={isOpen || isFaulty}
          onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary>
            <Count count={parameterCount(optional)} used={used} isRest={needed.length > 0} />
          </summary>
          {optional.length >= MANY && (
            <input
              type="search"
              className={controls.input}
              aria-label={translate({id: 'site.tryIt.filter', message: 'Filter parameters'})}
              placeholder={translate({id: 'site.tryIt.filter', message: 'Filter parameters'})}
              value={query}
              onChange={({target}) => setQuery(target.value)}
            />
          )}
          {shown.map(input)}
          {shown.length === 0 && (
            <p className={controls.hint}>
              <Translate id="site.tryIt.noMatch">No parameter matches.</Translate>
            </p>
          )}
        </details>
      )}
    </>
  );
}

interface CountProps {
  readonly count: number;
  readonly used: number;
  /** Whether there are also required parameters. */
  readonly isRest: boolean;
}

/** Number of collapsed parameters, counted as on the operation page. */
function Count({count, used, isRest}: CountProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const values = {count, used};
  const forms = isRest
    ? translate(
        {
          id: 'site.tryIt.optional.rest',
          message: '{count} optional parameter, {used} set|{count} optional parameters, {used} set',
          description: 'One form for each plural of the language, separated by |',
        },
        values,
      )
    : translate(
        {
          id: 'site.tryIt.optional',
          message: '{count} parameter, {used} set|{count} parameters, {used} set',
          description: 'One form for each plural of the language, separated by |',
        },
        values,
      );
  return selectMessage(count, forms);
}
