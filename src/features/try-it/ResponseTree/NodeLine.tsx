import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {stringify} from 'lossless-json';
import {CopyButton} from '@site/src/features/copy';
import {readField} from '../JsonTree';
import type {TreeValue} from '../core/json';
import {type NodePath, jsonPathOf} from '../core/nodePath';
import styles from './styles.module.css';

/** A node that was pointed at, tapped or focused. */
export interface Node {
  readonly path: NodePath;
  readonly value: TreeValue;
  /** The path of the field that the page describes. */
  readonly field: string | undefined;
}

/** A string as it is, and other values as JSON. */
const copiedText = (value: TreeValue): string =>
  typeof value === 'string' ? value : (stringify(value, null, 2) ?? '');

interface Props {
  readonly node: Node | undefined;
  readonly prefix: string;
  /** In place of a node. */
  readonly problem: string | undefined;
  readonly problemId: string;
  readonly onFollow: () => void;
}

/** Below the tree: what the page says about a node, and buttons that copy it. It has the same height in all states. */
export function NodeLine({node, problem, problemId, ...link}: Props): ReactNode {
  if (problem !== undefined) {
    return (
      <div className={styles.node}>
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
    );
  }
  if (!node) {
    return (
      <div className={styles.node}>
        <p>
          <Translate>
            Point to a name, tap it, or move to it with the arrow keys, to see what it means and to copy it.
          </Translate>
        </p>
      </div>
    );
  }
  const path = jsonPathOf(node.path);
  return (
    <div className={styles.node}>
      <p aria-live="polite" data-explanation>
        <About {...link} field={node.field} path={path} />
      </p>
      <div className={styles.copies}>
        <CopyButton
          key={`path ${path}`}
          className={styles.copy}
          label={translate({message: 'Copy path'})}
          title={path}
          text={() => path}
        />
        <CopyButton
          key={`value ${path}`}
          className={styles.copy}
          label={translate({message: 'Copy value'})}
          title={path}
          text={() => copiedText(node.value)}
        />
      </div>
    </div>
  );
}

interface AboutProps extends Pick<Props, 'prefix' | 'onFollow'>, Pick<Node, 'field'> {
  readonly path: string;
}

function About({field, path, prefix, onFollow}: AboutProps): ReactNode {
  if (field === undefined) return <span className="mono">{path}</span>;
  const {type, about} = readField(prefix + field);
  return (
    <>
      <a href={`#${prefix}${field}`} title={path} onClick={onFollow}>
        {field}
      </a>{' '}
      {[type, about].filter(Boolean).join(' · ')}
    </>
  );
}
