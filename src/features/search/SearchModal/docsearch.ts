import type {DocSearchModalProps} from '@docsearch/react';
import {methodClass} from '@site/src/features/reference/Method/className';
import clsx from 'clsx';
import {safeHits} from '../core/safeHits';
import styles from './styles.module.css';

/** The properties of the library's modal that must not change while it is open. */
export type Docsearch = Pick<
  DocSearchModalProps,
  'transformSearchClient' | 'hitComponent' | 'navigator' | 'transformItems' | 'insights'
>;

const classOf = (method: string): string => clsx(methodClass(method), styles.badge);

/** Makes hits safe to write into the page, with methods as badges. */
export const hitsTransformer = (): NonNullable<Docsearch['transformItems']> => {
  const {origin} = window.location;
  return (items) => safeHits(items as never, {origin, classOf}) as unknown as typeof items;
};
