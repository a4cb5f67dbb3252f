import {type ReactNode, useState} from 'react';
import {LosslessNumber} from 'lossless-json';
import Translate from '@docusaurus/Translate';
import {shortened} from '@site/src/features/samples/core/jsonText';
import {type TreeValue, childPath, childrenOf, describedPath, isNumber} from '../core/json';
import {aboutOf} from '../core/fields';
import {nameOf} from '../core/knownIds';
import styles from './styles.module.css';

/** The fields of a response that the page describes. */
interface PageFields {
  /** The beginning of their IDs: `response-200-`. */
  readonly prefix: string;
  readonly paths: ReadonlySet<string>;
}

/** Reads the fields of a status from the text of the page, so that nothing has to be loaded. */
export function pageFields(page: HTMLElement, status: number): PageFields {
  const prefix = `response-${String(status)}-`;
  const items = [...page.querySelectorAll(`li[id^="${prefix}"]`)];
  return {prefix, paths: new Set(items.map(({id}) => id.slice(prefix.length)))};
}

/** The type and the first sentence of the description, as on the page. */
export function readField(id: string): {readonly type: string; readonly about: string} {
  const item = document.getElementById(id);
  const marks = [...(item?.querySelectorAll(':scope > div:first-child > span') ?? [])];
  // The first paragraph can be that of a field in it.
  const text = [...(item?.querySelectorAll('p') ?? [])].find((paragraph) => paragraph.closest('li') === item);
  return {
    type: marks.map(({textContent}) => textContent).join(' '),
    about: aboutOf({description: text?.textContent ?? ''}),
  };
}

/** Number of children shown at first, so that large responses open quickly. */
const STEP = 100;
const MAX_LENGTH = 5000;

interface Props {
  readonly value: TreeValue;
  readonly name?: string | undefined;
  /** Path of names in the whole response. Items of a list have the path of their list. */
  readonly path?: string;
  readonly openLevels: number;
  readonly fields: PageFields;
}

/** The name of a value, which goes to the field that the page describes. Arrow keys reach it. */
function LeafName({name, path = '', fields}: Pick<Props, 'name' | 'path' | 'fields'>): ReactNode {
  if (name === undefined) return null;
  const described = describedPath(path, fields.paths);
  if (described === undefined) return <span className="hl-attr">{shortened(name, MAX_LENGTH)}: </span>;
  return (
    <>
      <a className="hl-attr" href={`#${fields.prefix}${described}`} data-field={described} tabIndex={-1}>
        {shortened(name, MAX_LENGTH)}
      </a>
      {': '}
    </>
  );
}

function Single({value}: {readonly value: TreeValue}): ReactNode {
  if (typeof value === 'string') {
    return <span className="hl-string">{shortened(JSON.stringify(value), MAX_LENGTH)}</span>;
  }
  if (isNumber(value)) return <span className="hl-number">{value.toString()}</span>;
  return <span className="hl-literal">{JSON.stringify(value)}</span>;
}

/** JSON as a collapsible tree. Collapsed parts are not rendered. */
export function JsonTree({value, ...place}: Props): ReactNode {
  const children = childrenOf(value);
  if (!children || children.length === 0) {
    const empty = Array.isArray(value) ? '[]' : '{}';
    return (
      <div className={styles.line}>
        <LeafName {...place} />
        {children ? empty : <Single value={value} />}
      </div>
    );
  }
  return (
    <Branch {...place} isList={Array.isArray(value)}>
      {children}
    </Branch>
  );
}

interface BranchProps extends Omit<Props, 'value'> {
  readonly isList: boolean;
  readonly children: readonly (readonly [name: string, child: TreeValue])[];
}

/** What tells a folded record from others: its ID and its name. */
function labelOf(children: BranchProps['children']): string {
  const record = Object.fromEntries(children);
  const {id} = record;
  const idText = typeof id === 'string' || id instanceof LosslessNumber ? id.toString() : '';
  return shortened(`${idText} ${nameOf(record)}`.trim(), MAX_LENGTH);
}

function Branch({name, path = '', openLevels, fields, isList, children}: BranchProps): ReactNode {
  const described = describedPath(path, fields.paths);
  const [isOpen, setOpen] = useState(openLevels > 0);
  const [limit, setLimit] = useState(STEP);
  const count = String(children.length);
  return (
    <details className={styles.branch} open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary className={styles.line} data-field={described}>
        {name !== undefined && <span className="hl-attr">{shortened(name, MAX_LENGTH)}: </span>}
        <span className="text-faint">{isList ? `[${count}]` : `{${count}} ${labelOf(children)}`}</span>
      </summary>
      {isOpen &&
        children
          .slice(0, limit)
          .map(([key, child]) => (
            <JsonTree
              key={key}
              name={key}
              path={childPath(path, key, isList)}
              value={child}
              openLevels={openLevels - 1}
              fields={fields}
            />
          ))}
      {isOpen && children.length > limit && (
        <button type="button" className="site-button" onClick={() => setLimit(limit + STEP)}>
          <Translate values={{left: String(children.length - limit)}}>{'Show more ({left} left)'}</Translate>
        </button>
      )}
    </details>
  );
}
