import {type Spec, operationsOf} from '../../model/spec';
import {type Collection, isFolder} from './collection';
import {convert} from './convert';
import {finishCollection} from './finishCollection';
import {forConverter} from './forConverter';

const countRequests = (entries: Collection['item']): number =>
  entries.reduce((count, entry) => count + (isFolder(entry) ? countRequests(entry.item) : 1), 0);

/** A bundle as a Postman collection: a folder for each tag, and a request with examples for each operation. @throws when one is missing */
export async function postmanCollection(spec: Spec): Promise<Collection> {
  const collection = await convert(forConverter(spec));
  const [found, described] = [countRequests(collection.item), operationsOf(spec).length];
  if (found < described) {
    throw new Error(
      `${spec.info.title}: the Postman collection has ${String(found)} of ${String(described)} operations. Rename parameters such as \`__proto__\`, which the converter can't read.`,
    );
  }
  return finishCollection(collection, spec);
}
