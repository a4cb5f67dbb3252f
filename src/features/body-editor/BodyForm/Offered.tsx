import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {nameIn} from '../core/fields';
import type {Row} from '../core/rows';
import {typesOf} from '../core/schemas';
import {useBodyForm} from './form';

const MOST = 5;

interface Props {
  readonly row: Pick<Row, 'kind' | 'name' | 'node' | 'path' | 'schema'>;
  readonly onPick: (raw: string) => void;
}

/** Values that a press fills in: IDs that responses of this tab had, and `null`. */
export function Offered({row, onPick}: Props): ReactNode {
  const {description, text} = useBodyForm();
  const {kind, name, node, path, schema} = row;
  const current = node && text.slice(node.offset, node.offset + node.length);
  const isInteger = typesOf(schema).includes('integer');
  const ids = description.idsFor(nameIn(path) ?? '').map(({id, name: record}) => ({
    raw: isInteger && /^\d+$/.test(id) ? id : JSON.stringify(id),
    ...{id, record},
  }));
  const isNullable = typesOf(schema).includes('null') && kind !== 'choice';
  const offered = [...ids.slice(0, MOST), ...(isNullable ? [{raw: 'null', id: 'null', record: ''}] : [])];
  const others = offered.filter(({raw}) => raw !== current);
  if (others.length === 0) return null;
  return (
    <div className="site-bar" role="group" aria-label={translate({message: '{name}: from your responses'}, {name})}>
      {others.map(({raw, id, record}) => (
        <button key={raw} type="button" className="site-button site-button-quiet" onClick={() => onPick(raw)}>
          <code>{id}</code> {record}
        </button>
      ))}
    </div>
  );
}
