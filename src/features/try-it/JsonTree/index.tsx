import {type ReactNode, useState} from 'react';
import {LosslessNumber} from 'lossless-json';
import Translate from '@docusaurus/Translate';
import {shortened} from '@site/src/features/samples/core/jsonText';
import {type Found, shownChildren} from '../core/findInTree';
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
export const STEP = 100;
const MAX_LENGTH = 5000;

/** What a filter marks: each splits a text, and every second part is marked. */
interface Marks {
  readonly name?: RegExp;
  readonly value?: RegExp;
}

interface Props {
  readonly value: TreeValue;
  readonly name?: string | undefined;
  /** Its position among all children of its parent. The root has none. */
  readonly at?: number;
  /** Path of names in the whole response. Items of a list have the path of their list. */
  readonly path?: string;
  readonly openLevels: number;
  readonly fields: PageFields;
  /** What a filter shows. Undefined if all is shown. */
  readonly found?: Found | undefined;
  readonly marks?: Marks;
}

/** A text with its marks, if it is of a node that a filter found. */
function Marked({text, by}: {readonly text: string; readonly by: RegExp | undefined}): ReactNode {
  if (!by) return text;
  return text.split(by).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

/** The name of a value, which goes to the field that the page describes. Arrow keys reach it. */
function LeafName({name, path = '', fields, found, marks}: Omit<Props, 'value' | 'openLevels'>): ReactNode {
  if (name === undefined) return null;
  const described = describedPath(path, fields.paths);
  const text = <Marked text={shortened(name, MAX_LENGTH)} by={found?.isMatch ? marks?.name : undefined} />;
  return (
    <>
      {described === undefined ? (
        <span className="hl-attr" data-name tabIndex={-1}>
          {text}
        </span>
      ) : (
        <a className="hl-attr" href={`#${fields.prefix}${described}`} data-name data-field={described} tabIndex={-1}>
          {text}
        </a>
      )}
      {': '}
    </>
  );
}

function Single({value, by}: {readonly value: TreeValue; readonly by: RegExp | undefined}): ReactNode {
  const isText = typeof value === 'string';
  const text = isNumber(value) ? value.toString() : JSON.stringify(value);
  const kind = isText ? 'hl-string' : isNumber(value) ? 'hl-number' : 'hl-literal';
  return (
    <span className={kind}>
      <Marked text={isText ? shortened(text, MAX_LENGTH) : text} by={by} />
    </span>
  );
}

/** JSON as a collapsible tree. Collapsed parts are not rendered. */
export function JsonTree({value, ...place}: Props): ReactNode {
  const children = childrenOf(value);
  if (children && children.length > 0) return <Branch {...place} value={value} label={labelOf(value, children)} />;
  const empty = Array.isArray(value) ? '[]' : '{}';
  return (
    <div className={styles.line} data-row data-at={place.at}>
      <LeafName {...place} />
      {children ? empty : <Single value={value} by={place.found?.isMatch ? place.marks?.value : undefined} />}
    </div>
  );
}

/** The size of a list or a record, and what tells a folded record from others: its ID and its name. */
function labelOf(value: TreeValue, children: readonly (readonly [name: string, child: TreeValue])[]): string {
  const count = String(children.length);
  if (Array.isArray(value)) return `[${count}]`;
  const record = Object.fromEntries(children);
  const {id} = record;
  const idText = typeof id === 'string' || id instanceof LosslessNumber ? id.toString() : '';
  return `{${count}} ${shortened(`${idText} ${nameOf(record)}`.trim(), MAX_LENGTH)}`;
}

interface BranchProps extends Props {
  readonly label: string;
}

function Branch({value, label, name, at, path = '', openLevels, fields, found, marks}: BranchProps): ReactNode {
  const described = describedPath(path, fields.paths);
  const [isOpen, setOpen] = useState(openLevels > 0);
  const [limit, setLimit] = useState(STEP);
  const children = shownChildren(value, found);
  const isList = Array.isArray(value);
  const by = found?.isMatch ? marks?.name : undefined;
  // Tab goes to the root and to the name that was focused last.
  const place = at === undefined ? {tabIndex: 0, 'data-root': ''} : {tabIndex: -1};
  return (
    <details
      className={styles.branch}
      data-at={at}
      open={isOpen}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary className={styles.line} data-field={described} {...place}>
        {name !== undefined && (
          <span className="hl-attr">
            <Marked text={shortened(name, MAX_LENGTH)} by={by} />
            {': '}
          </span>
        )}
        <span className="text-faint">{label}</span>
      </summary>
      {isOpen &&
        children
          .slice(0, limit)
          .map(([key, child, position]) => (
            <JsonTree
              key={key}
              name={key}
              at={position}
              path={childPath(path, key, isList)}
              value={child}
              openLevels={found && found.children.size === 0 ? 0 : openLevels - 1}
              fields={fields}
              found={found?.children.get(key)}
              marks={marks}
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
