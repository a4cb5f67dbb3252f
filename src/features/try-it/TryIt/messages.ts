import {translate} from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/openapi/model/spec';
import {deepPageCost} from '../core/deepPageCost';
import {type Field, namesOf} from '../core/fields';
import type {ValidationErrors} from '../core/validationErrors';
import type {Values} from '../core/values';
import type {Credential} from '../hooks/useCredential';
import type {FormProblems} from '../hooks/useTryIt';
import {problemText} from '../problemText';

type Words = ReadonlyMap<string, string>;

/** Problems of parameters by field ID, found before the request or by the API. */
export function parameterProblems({values}: FormProblems, fields: readonly Field[], {byName}: ValidationErrors): Words {
  const refusedFields = fields.flatMap((field): [string, string][] => {
    const words = namesOf(field)
      .map((name) => byName.get(name))
      .find(Boolean);
    return words === undefined ? [] : [[field.id, words]];
  });
  return new Map([
    ...refusedFields,
    ...[...values].map(([id, problem]): [string, string] => [id, problemText(problem)]),
  ]);
}

/** Indexes of the wrong values of lists, by field ID. */
export const wrongValues = ({values}: FormProblems): ReadonlyMap<string, readonly number[]> =>
  new Map([...values].flatMap(([id, {at}]) => (at ? [[id, at] as const] : [])));

/** Problems of the body by field path. Errors of the API that match no parameter belong to the body. */
export function bodyProblems({body}: FormProblems, fields: readonly Field[], {byName}: ValidationErrors): Words {
  const parameters = new Set(fields.flatMap(namesOf));
  const complaints = [...byName].filter(([name]) => !parameters.has(name));
  const found = body.map((problem): [string, string] => [problem.path, problemText(problem)]);
  return new Map([...complaints, ...found]);
}

/** The cost of deep pages, below the page input. */
export function costNotes(operation: PlacedOperation, values: Values): Words {
  const points = deepPageCost(operation, values);
  if (points === undefined) return new Map();
  const words = translate(
    {
      id: 'site.tryIt.deepPage',
      message: 'Pages above 100 cost more: this request takes {points} of 600 points per minute.',
    },
    {points: String(points)},
  );
  return new Map([['query:page', words]]);
}

/** The account of a request. */
export function accountText(
  {isLoggedIn, team, typed}: Pick<Credential, 'isLoggedIn' | 'team' | 'typed'>,
  display: string | undefined,
): string {
  if (isLoggedIn && team !== undefined) {
    return translate(
      {id: 'site.tryIt.account.team', message: 'It uses your login ({display}) and changes data of {team}.'},
      {display: display ?? '', team},
    );
  }
  if (isLoggedIn) {
    return translate(
      {id: 'site.tryIt.account.logIn', message: 'It uses your login ({display}).'},
      {display: display ?? ''},
    );
  }
  return typed === ''
    ? translate({id: 'site.tryIt.account.none', message: 'It has no token or key.'})
    : translate({id: 'site.tryIt.account.key', message: 'It uses the API key or token that you entered.'});
}
