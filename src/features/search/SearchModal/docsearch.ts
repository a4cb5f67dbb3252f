import type {DocSearchModalProps} from '@docsearch/react';
import {methodClass} from '@site/src/components/Method/className';
import clsx from 'clsx';
import {namedSection} from '../core/namedSection';
import type {Section} from '../core/record';
import {safeHits} from '../core/safeHits';
import styles from './styles.module.css';
import {texts} from './texts';

/** Properties of the library's modal that must not change while it is open. */
export type Docsearch = Pick<
  DocSearchModalProps,
  'transformSearchClient' | 'hitComponent' | 'navigator' | 'transformItems' | 'insights'
>;

const classOf = (method: string): string => clsx(methodClass(method), styles.badge);

/** Unknown sections of the hosted index keep their names. */
const sectionOf = (section: string): string =>
  Object.hasOwn(texts.sections, section) ? texts.sections[section as Section]() : section;

/** Makes hits safe for HTML, with methods as badges. */
export const hitsTransformer = (): NonNullable<Docsearch['transformItems']> => {
  const {origin} = window.location;
  return (items) => {
    const named = (items as never[]).map((item) => namedSection(item, sectionOf));
    return safeHits(named, {origin, classOf});
  };
};
