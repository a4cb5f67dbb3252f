import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {type Row as RowModel, indented, jsonOf, shownText} from '../core/rows';
import {Cards} from './Cards';
import {JsonField} from './JsonField';
import {List} from './List';
import {Offered} from './Offered';
import {ValueInput} from './Values';
import {useBodyForm} from './form';
import styles from './styles.module.css';

interface Props {
  readonly row: RowModel;
  /** Undefined for a field that can't be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** One field: its name, what it means, its input, and its problem. */
export function Row({row, onRemove}: Props): ReactNode {
  const {prefix, problems} = useBodyForm();
  const {id, kind, type, about, name, isRequired} = row;
  const problem = problems.get(id)?.text;
  const isGroup = kind === 'list' || kind === 'cards';
  const input = prefix + id;
  const words = [type, about].filter(Boolean).join(' · ');
  const described = [problem !== undefined && `${input}-problem`, words !== '' && `${input}-about`].filter(Boolean);
  const attributes = {
    id: input,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-required': isRequired && !isGroup ? true : undefined,
  };
  return (
    <div
      className={styles.row}
      data-row={id}
      {...(isGroup && {...attributes, role: 'group', 'aria-labelledby': `${input}-name`, 'aria-invalid': undefined})}>
      <div className={styles.head}>
        {isGroup ? (
          <code id={`${input}-name`}>{name}</code>
        ) : (
          <label htmlFor={input}>
            <code>{name}</code>
          </label>
        )}
        {isRequired && <span className="text-danger text-small">{translate({message: 'required'})}</span>}
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={translate({message: 'Remove {what}'}, {what: name})}
            onClick={onRemove}>
            ×
          </button>
        )}
      </div>
      {words && (
        <p id={`${input}-about`} className={styles.about}>
          {words}
        </p>
      )}
      <Content row={row} attributes={attributes} />
      {problem !== undefined && (
        <p id={`${input}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

type Attributes = Parameters<typeof ValueInput>[0]['attributes'];

function Content({row, attributes}: {readonly row: RowModel; readonly attributes: Attributes}): ReactNode {
  const {text, set} = useBodyForm();
  const {kind, node, path, schema} = row;
  const change = (raw: string | undefined): void => set(path, raw);
  if (kind === 'list') return <List row={row} />;
  if (kind === 'cards') return <Cards row={row} />;
  if (kind === 'json') {
    const write = (raw: string | undefined): void => change(raw === undefined ? raw : indented(text, node, raw));
    return <JsonField {...{kind, schema, value: node && jsonOf(text, node), attributes}} onChange={write} />;
  }
  const value = node && node.type !== 'null' ? shownText(text, node) : kind === 'choice' && node ? 'null' : undefined;
  return (
    <>
      <ValueInput {...{kind, schema, value, attributes}} onChange={change} />
      <Offered row={row} onPick={change} />
    </>
  );
}
