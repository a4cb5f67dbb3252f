import {describe, expect, test} from 'vitest';
import {tagGroupsOf} from '../../../../openapi/model/tagGroups';

const tags = ['Accounts', 'Calls', 'People'].map((name) => ({name, description: name}));
const namesOf = (groups: ReturnType<typeof tagGroupsOf>): unknown[] =>
  groups.map(({name, tags: own}) => [name, ...own.map((tag) => tag.name)]);

describe('The headings of the resources', () => {
  test('@work-06 are in the order of the description, with their tags', () => {
    const headings = [
      {name: 'Activity', tags: ['Calls']},
      {name: 'People and accounts', tags: ['People', 'Accounts']},
    ];
    expect(namesOf(tagGroupsOf({tags, 'x-tagGroups': headings}))).toEqual([
      ['Activity', 'Calls'],
      ['People and accounts', 'People', 'Accounts'],
    ]);
  });

  test('@work-06 leave no tag out', () => {
    expect(namesOf(tagGroupsOf({tags, 'x-tagGroups': [{name: 'Activity', tags: ['Calls', 'Notes']}]}))).toEqual([
      ['Activity', 'Calls'],
      [undefined, 'Accounts', 'People'],
    ]);
  });

  test('@work-06 are missing if the description has none', () => {
    expect(namesOf(tagGroupsOf({tags}))).toEqual([[undefined, 'Accounts', 'Calls', 'People']]);
  });
});
