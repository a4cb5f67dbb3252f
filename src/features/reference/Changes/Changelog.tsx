import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Section} from '../../../../openapi/pages/page';
import {ListFilter, NoMatch} from '../ListFilter';
import {Sections} from '../Sections';
import {OwnFilter} from './OwnFilter';

const entriesIn = (sections: readonly Section[]): number =>
  sections
    .flatMap(({blocks}) => blocks.flatMap((block) => (block.type === 'changes' ? block.groups : [])))
    .flatMap(({entries}) => entries).length;

/** Changes or corrections with their filters. */
export function Changelog({sections}: {readonly sections: readonly Section[]}): ReactNode {
  const [introduction, ...releases] = sections;
  const count = entriesIn(releases);
  return (
    <div data-filter-list="">
      {introduction && <Sections sections={[introduction]} />}
      {count > 0 && <Filters count={count} />}
      {releases.map((release, index) => (
        <div key={index} data-filter-group={entriesIn([release]) > 0 ? '' : undefined}>
          <Sections sections={[release]} />
        </div>
      ))}
      <NoMatch
        text={translate({id: 'site.changelog.none', message: 'No matching changes.'})}
        all={translate({id: 'site.changelog.clear', message: 'Show all changes'})}
      />
    </div>
  );
}

function Filters({count}: {readonly count: number}): ReactNode {
  return (
    <ListFilter
      id="changes-filter"
      label={translate({id: 'site.changelog.filter', message: 'Filter changes'})}
      hint={translate({id: 'site.changelog.filter.hint', message: 'Resource, path, event, or field'})}
      status={translate(
        {
          id: 'site.changelog.status',
          message: '{shown} of {count} entries',
          description: 'How many entries match the filter; {shown} is filled in by the page itself',
        },
        {shown: '{shown}', count},
      )}>
      <OwnFilter />
    </ListFilter>
  );
}
