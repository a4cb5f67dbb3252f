import {Fragment, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Field as PageField, Mark} from '../../../../openapi/pages/page';
import {UnverifiedText} from '../UnverifiedText';
import {AnchorLink} from './AnchorLink';
import {Sentence} from './Limits';
import styles from './styles.module.css';

const MARK_CLASSES: Partial<Readonly<Record<Mark['kind'], string>>> = {
  required: 'text-danger',
  oneOf: 'text-danger',
  deprecated: 'text-caution',
};

export function Field({field, children}: PropsWithChildren<{readonly field: PageField}>): ReactNode {
  const {name, anchor, within, marks, scope, unverified} = field;
  const path = within === undefined ? name : `${within}.${name}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.field} id={anchor}>
      <div className={styles.head}>
        <code className={clsx('plain-code', styles.name)}>
          {/* Seen as indentation; screen readers read it. */}
          {within !== undefined && (
            <span className="visually-hidden" data-markdown-ignore>
              {within}.
            </span>
          )}
          {name}
        </code>
        {marks.map(({kind, text}, index) => (
          <Fragment key={kind}>
            {' '}
            <span className={MARK_CLASSES[kind] ?? 'text-faint'}>
              {text}
              {index < marks.length - 1 && ','}
            </span>
          </Fragment>
        ))}
        <AnchorLink anchor={anchor} name={path} />
      </div>
      <div className={styles.words}>
        {children}
        {scope !== undefined && <Sentence text={scope} />}
        <UnverifiedText point={unverified} about={path} />
      </div>
    </li>
  );
}
