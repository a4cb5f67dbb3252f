import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {IconName} from '../../config/icons';
import styles from './styles.module.css';

interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** A decorative line icon from the sprite, in the color of the text around it. */
export const Icon = ({name, className}: Props): ReactNode => (
  <svg className={clsx(styles.icon, className)} width="20" height="20" aria-hidden="true">
    <use href={`/img/icons.svg#${name}`} />
  </svg>
);
