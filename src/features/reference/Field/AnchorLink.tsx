import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The link to a field. Its icon appears on hover and focus. With JavaScript, a click also copies the URL. */
export function AnchorLink({anchor, name}: {readonly anchor: string; readonly name: string}): ReactNode {
  return <a className={styles.anchor} href={`#${anchor}`} aria-label={label(name)} data-copy="" />;
}

const label = (name: string): string => translate({id: 'site.field.link', message: 'Link to {name}'}, {name});
