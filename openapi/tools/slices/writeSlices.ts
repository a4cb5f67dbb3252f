import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Spec} from '../../model/spec';
import {slicesOf} from './slicesOf';

/** Writes `<operationId>.json` for each operation into a folder, and removes those of operations that are gone. */
export function writeSlices(spec: Spec, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const slices = slicesOf(spec);
  const wanted = new Set(slices.map(({operationId}) => `${operationId}.json`));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file));
  for (const {operationId, document} of slices) {
    writeFileSync(path.join(folder, `${operationId}.json`), JSON.stringify(document));
  }
}
