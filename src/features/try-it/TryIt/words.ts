import {translate} from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/plugins/reference-pages/spec';
import {deepCost} from '../core/deepCost';
import type {Field} from '../core/fields';
import {complaintsOf} from '../core/outcome';
import type {Values} from '../core/values';
import type {Faults} from '../hooks/useTryIt';
import {problemText} from '../texts';

type Words = ReadonlyMap<string, string>;

const names = ({parameter, name}: Field): readonly string[] => [name, parameter.slice(parameter.indexOf(':') + 1)];

/** What is wrong with the parameters, by the field's id: what was found before the call, or what the API complained about. */
export function valueWords({values}: Faults, fields: readonly Field[], refused: string): Words {
  const complaints = complaintsOf(refused);
  const refusedFields = fields.flatMap((field): [string, string][] => {
    const words = names(field)
      .map((name) => complaints.get(name))
      .find(Boolean);
    return words === undefined ? [] : [[field.id, words]];
  });
  return new Map([
    ...refusedFields,
    ...[...values].map(([id, problem]): [string, string] => [id, problemText(problem)]),
  ]);
}

/** What is wrong with the body, by the path of the field; complaints that belong to no parameter are about the body. */
export function bodyWords({body}: Faults, fields: readonly Field[], refused: string): Words {
  const parameters = new Set(fields.flatMap(names));
  const complaints = [...complaintsOf(refused)].filter(([name]) => !parameters.has(name));
  const found = body.map(({path, keyword, detail}): [string, string] => [
    path,
    keyword === 'required' && detail === '' ? problemText({keyword, detail}) : detail,
  ]);
  return new Map([...complaints, ...found]);
}

/** What deep pages cost, beside the input of the page. */
export function costNotes(operation: PlacedOperation, values: Values): Words {
  const points = deepCost(operation, values);
  if (points === undefined) return new Map();
  const words = translate(
    {id: 'site.tryIt.deepPage', message: 'Pages above 100 cost more: this call takes {points} of 600 points a minute.'},
    {points: String(points)},
  );
  return new Map([['query:page', words]]);
}
