import type {DocSearchModalProps} from '@docsearch/react';
import {methodClass} from '@site/src/components/Method/className';
import clsx from 'clsx';
import type {Section} from '../core/record';
import {safeHits} from '../core/safeHits';
import styles from './styles.module.css';
import {texts} from './texts';

/** Makes hits safe for HTML, with methods as badges, and with the display names of their sections. */
export const transformItems: NonNullable<DocSearchModalProps['transformItems']> = (items) =>
  safeHits(items as never[], {
    origin: window.location.origin,
    classOf: (method) => clsx(methodClass(method), styles.badge),
    // Unknown sections of the hosted index keep their names.
    nameOf: (section) => (Object.hasOwn(texts.sections, section) ? texts.sections[section as Section]() : section),
  });
