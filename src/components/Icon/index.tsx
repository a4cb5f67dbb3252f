import type {ReactNode} from 'react';
import type {IconName} from '../../config/icons';
import styles from './styles.module.css';

export const Icon = ({name}: {readonly name: IconName}): ReactNode => (
  <svg className={styles.icon} width="20" height="20" aria-hidden="true">
    <use href={`/img/icons.svg#${name}`} />
  </svg>
);
