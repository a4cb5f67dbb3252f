import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The address of a field: a plain link, whose sign appears when the field is pointed at or reached by keyboard. A script may copy it as well. */
export function AnchorLink({anchor, name}: {readonly anchor: string; readonly name: string}): ReactNode {
  return <a className={styles.anchor} href={`#${anchor}`} aria-label={label(name)} data-copy="" />;
}

const label = (name: string): string => translate({id: 'site.field.link', message: 'Link to {name}'}, {name});
