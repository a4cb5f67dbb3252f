import {readFileSync, statSync} from 'node:fs';
import type {ApiVersion} from '../../../src/config/apiVersions';
import {publishedFolder} from '../../../src/config/publicFiles';
import type {Spec} from '../../model/spec';
import type {Node} from '../../model/node';

const bundles = new Map<string, {readonly changed: number; readonly spec: Spec & Node}>();

function parseBundle(file: string): Spec & Node {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Spec & Node;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} can't be read: ${reason}. Write it again: npm run api:bundle`, {cause: error});
  }
}

/** Parses a bundle once, and again when `npm start` has written a new one. */
function readBundle(file: string, {label}: ApiVersion): Spec & Node {
  const changed = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (changed === undefined) throw new Error(`There is no bundle of API ${label} (${file}). Run npm run api:bundle`);
  const known = bundles.get(file);
  if (known?.changed === changed) return known.spec;
  const spec = parseBundle(file);
  bundles.set(file, {changed, spec});
  return spec;
}

/** The bundle of a version that readers download. @throws when it does not exist */
export const readPublished = (version: ApiVersion): Spec & Node =>
  readBundle(`${publishedFolder}/openapi/${version.id}.json`, version);

/** Where the published bundle without descriptions is. */
export const plainFile = ({id}: ApiVersion): string => `openapi/dist/plain/${id}.json`;

/** The published bundle without descriptions: what reads it doesn't depend on their words. @throws when it does not exist */
export const readPlain = (version: ApiVersion): Spec & Node => readBundle(plainFile(version), version);

/** What the OpenAPI plugin reads. */
export const outlineFile = ({id}: ApiVersion): string => `openapi/dist/outlines/${id}.json`;

/** The bundle of a version that pages are made from. @throws when it does not exist */
export const readSpec = (version: ApiVersion): Spec & Node => readBundle(version.specPath, version);
