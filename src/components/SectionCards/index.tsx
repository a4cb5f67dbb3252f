import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {Card, Cards} from '../Cards';
import {guideSections} from '../../config/guides';
import {guideUrl} from '../../config/routes';

export function SectionCards(): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = (guides: number): string =>
    selectMessage(
      guides,
      translate(
        {
          id: 'site.guides.count',
          message: '{count} guide|{count} guides',
          description: 'Number of guides of a section, with plural forms',
        },
        {count: guides},
      ),
    );
  return (
    <Cards>
      {guideSections.map(({folder, label, icon, description, pages}) => (
        <Card key={folder} to={guideUrl(folder)} title={label} icon={icon} text={description}>
          {count(pages.length)}
        </Card>
      ))}
    </Cards>
  );
}
