import type {Spec} from '../../model/spec';
import type {Collection} from './collection';
import {convert} from './convert';
import {finishCollection} from './finishCollection';
import {forConverter} from './forConverter';

/** A bundle as a Postman collection: a folder for each tag, and a request with examples for each operation. */
export const postmanCollection = async (spec: Spec): Promise<Collection> =>
  finishCollection(await convert(forConverter(spec)), spec);
