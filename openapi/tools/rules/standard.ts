import type {Oas2Rule, Oas3Rule, UserContext} from '@redocly/openapi-core';
import {readVersion} from '../../model/shownKeys';

interface Root {
  readonly openapi?: unknown;
  readonly swagger?: unknown;
}

function checkVersion({openapi, swagger = openapi}: Root, {report, location}: UserContext): void {
  if (readVersion(swagger) !== undefined) return;
  const message = `OpenAPI ${String(swagger)} isn't read. Convert the description to 3.1, which pages are made from, or to 3.0.`;
  report({message, location: location.child([openapi === undefined ? 'swagger' : 'openapi'])});
}

/** Requires a version of the standard that the page model reads, or that bundling converts to it. */
export const knownVersion: Oas3Rule & Oas2Rule = () => ({Root: checkVersion});
