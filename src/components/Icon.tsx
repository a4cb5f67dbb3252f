import type {ReactNode} from 'react';
import type {IconName} from '@site/src/config/icons';

export const Icon = ({name}: {readonly name: IconName}): ReactNode => (
  <svg className="site-drawing" width="20" height="20" aria-hidden="true">
    <use href={`/img/icons.svg#${name}`} />
  </svg>
);
