import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Section} from '../../../../openapi/pages/page';
import {FilteredList} from '../FilteredList';
import {Sections} from '../Sections';

const entriesIn = (sections: readonly Section[]): number =>
  sections
    .flatMap(({blocks}) => blocks.flatMap((block) => (block.type === 'changes' ? block.groups : [])))
    .flatMap(({entries}) => entries).length;

/** Changes or corrections with their filters. The first section introduces them. */
export function Changelog({sections}: {readonly sections: readonly Section[]}): ReactNode {
  const count = entriesIn(sections);
  if (count === 0) return <Sections sections={sections} />;
  return (
    <>
      <Sections sections={sections.slice(0, 1)} />
      <FilteredList
        id="changes-filter"
        label={translate({id: 'site.changelog.filter', message: 'Filter changes'})}
        hint={translate({id: 'site.changelog.filter.hint', message: 'Resource, path, event, or field'})}
        count={count}>
        {sections.slice(1).map((release, index) => (
          <div key={index} data-filter-group={entriesIn([release]) > 0 ? '' : undefined}>
            <Sections sections={[release]} />
          </div>
        ))}
      </FilteredList>
    </>
  );
}
