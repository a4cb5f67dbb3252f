// Change: ejected. Cards with the full description, instead of an emoji and truncated text in a grid with holes.
import type {ReactNode} from 'react';
import {filterDocCardListItems, findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import descriptions from '@generated/docusaurus-plugin-content-docs/default/descriptions.json';
import type {Props} from '@theme/DocCardList';
import {Card, Cards} from '@site/src/components/Cards';

export default function DocCardList({items = []}: Props): ReactNode {
  return (
    <Cards>
      {filterDocCardListItems(items).map((item) => {
        if (item.type === 'html') return null;
        const to = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
        const text = item.description ?? (item.type === 'link' ? descriptions[item.docId ?? ''] : undefined);
        return to && <Card key={to} to={to} title={item.label} text={text} />;
      })}
    </Cards>
  );
}
