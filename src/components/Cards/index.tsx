import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {IconName} from '@site/src/config/icons';
import {Icon} from '../Icon';
import styles from './styles.module.css';

export const Cards = ({children}: PropsWithChildren): ReactNode => (
  <ul className={clsx('plain-list', styles.cards)}>{children}</ul>
);

interface Props {
  readonly to: string;
  readonly title: string;
  readonly icon?: IconName;
  readonly text?: string;
}

/** A card that is one link. Its children are below the text. */
export function Card({to, title, icon, text, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <li className={clsx('site-card', styles.card)}>
      <div className={styles.head}>
        {icon && <Icon name={icon} />}
        <Link to={to}>{title}</Link>
      </div>
      {text && <p>{text}</p>}
      {children && <p className={styles.note}>{children}</p>}
    </li>
  );
}
