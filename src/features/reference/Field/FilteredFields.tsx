import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {FilteredList} from '../FilteredList';

/** A long list of parameters with a filter. */
export function FilteredFields({count, children}: PropsWithChildren<{readonly count: number}>): ReactNode {
  return (
    <FilteredList
      id="parameter-filter"
      label={translate({id: 'site.parameters.filter', message: 'Filter parameters'})}
      hint={translate({id: 'site.parameters.filter.hint', message: 'Name or purpose'})}
      status={translate(
        {
          id: 'site.parameters.status',
          message: '{shown} of {count} parameters',
          description: 'How many parameters match the filter; {shown} is filled in by the page itself',
        },
        {shown: '{shown}', count},
      )}
      none={translate({id: 'site.parameters.none', message: 'No matching parameters.'})}
      all={translate({id: 'site.parameters.clear', message: 'Show all parameters'})}>
      {children}
    </FilteredList>
  );
}
