import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {type Row as RowModel, rowsOf} from '../core/rows';
import {namesIn} from '../core/fields';
import type {WantedField} from '../description';
import {AddField} from './AddField';
import {Row} from './Row';
import {type Place, focusLater, useBodyForm} from './form';

interface Props extends Place {
  readonly wanted?: WantedField | undefined;
}

/** The row that a field belongs to. */
const rowOf = (rows: readonly RowModel[], names: readonly string[]): RowModel | undefined =>
  rows.find(({path}) => namesIn(path).every((name, index) => name === names[index]));

/** The rows of an object: required fields, those in the text, and those that the visitor adds. */
export function Rows({schema, node, path, wanted}: Props): ReactNode {
  const {set, prefix, problems} = useBodyForm();
  /** Fields that have a row without having a value. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const rows = useMemo(() => rowsOf(schema, node, path), [schema, node, path]);
  const isShown = ({id, isRequired, node: value}: RowModel): boolean =>
    isRequired || value !== undefined || added.includes(id) || problems.has(id);
  const add = ({id}: RowModel): void => {
    setAdded((now) => [...now, id]);
    focusLater(prefix + id);
  };
  const remove = (row: RowModel): void => {
    setAdded((now) => now.filter((id) => id !== row.id));
    set(row.path, undefined);
    focusLater(`${prefix}${path.join('.')}-field`);
  };
  useEffect(() => {
    const row = wanted && rowOf(rows, wanted.names);
    if (row) add(row);
    // Only once for each field that is wanted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  const shown = rows.filter(isShown);
  // A field keeps its row while its value is empty.
  const kept = shown.filter(({id, node: value}) => value !== undefined && !added.includes(id)).map(({id}) => id);
  if (kept.length > 0) setAdded([...added, ...kept]);
  return (
    <>
      {shown.map((row) => (
        <Row key={row.id} row={row} onRemove={row.isRequired ? undefined : () => remove(row)} />
      ))}
      <AddField id={`${prefix}${path.join('.')}-field`} rows={rows.filter((row) => !isShown(row))} onAdd={add} />
    </>
  );
}
