import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Spec} from '../../model/spec';
import {operationDocumentsOf} from './operationDocumentsOf';

/** Writes `<operationId>.json` for each operation into a folder, and removes files of operations that no longer exist. */
export function writeOperationDocuments(spec: Spec, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const documents = operationDocumentsOf(spec);
  const wanted = new Set(documents.map(({operationId}) => `${operationId}.json`));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file));
  for (const {operationId, document} of documents) {
    writeFileSync(path.join(folder, `${operationId}.json`), JSON.stringify(document));
  }
}
