import {describe, expect, test} from 'vitest';
import {dereference} from '../../../../openapi/model/dereference';
import type {Schema, Spec} from '../../../../openapi/model/spec';

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`}) as Schema;

const spec: Spec = {
  openapi: '3.1.0',
  info: {title: 'Made-up API', version: '9.0'},
  servers: [],
  tags: [],
  paths: {},
  components: {
    schemas: {
      Person: {title: 'Person', properties: {team: ref('Team'), boss: ref('Person')}},
      Team: {title: 'Team', description: 'Who works together.'},
      People: {items: ref('Person')},
      Left: {properties: {right: ref('Right')}},
      Right: {properties: {left: ref('Left')}},
      'a/b~c': {title: 'Odd'},
    },
  },
};
const team = {title: 'Team', description: 'Who works together.'};
const again = (title: string): Schema => ({title, description: 'The same shape again.', 'x-circular': true});

describe('dereference', () => {
  test.each<[string, unknown, unknown]>([
    ['a reference', ref('Team'), team],
    ['references in lists and objects', {a: [ref('Team'), {b: ref('Team')}]}, {a: [team, {b: team}]}],
    ['words next to a reference', {...ref('Team'), description: 'Ours.'}, {title: 'Team', description: 'Ours.'}],
    ['a name that has to be escaped', ref('a~1b~0c'), {title: 'Odd'}],
    ['a schema that contains itself', ref('Person'), {title: 'Person', properties: {team, boss: again('Person')}}],
    ['a circle of two', ref('Left'), {properties: {right: {properties: {left: again('Left')}}}}],
    ['the same schema twice, side by side', [ref('Team'), ref('Team')], [team, team]],
    [
      'a list of a circular schema',
      ref('People'),
      {items: {title: 'Person', properties: {team, boss: again('Person')}}},
    ],
    ['a property that is called $ref', {$ref: {type: 'string'}}, {$ref: {type: 'string'}}],
    ['what refers to nothing', {a: [1, null, 'x', false]}, {a: [1, null, 'x', false]}],
  ])('replaces %s', (_, node, expected) => {
    expect(dereference(spec, node)).toEqual(expected);
  });

  test('says which reference leads nowhere', () => {
    expect(() => dereference(spec, ref('Missing'))).toThrow(
      'Made-up API: nothing is at #/components/schemas/Missing. Run npm run api:bundle.',
    );
  });
});
