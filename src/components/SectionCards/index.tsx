import type {ReactNode} from 'react';
import {Card, Cards} from '../Cards';
import {guideSections} from '@site/src/config/guides';
import {guideUrl} from '@site/src/config/routes';

export const SectionCards = (): ReactNode => (
  <Cards>
    {guideSections.map(({folder, label, icon, description}) => (
      <Card key={folder} to={guideUrl(folder)} title={label} icon={icon} text={description} />
    ))}
  </Cards>
);
