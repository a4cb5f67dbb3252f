import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

/** Formats of JSON Schema and OpenAPI that validators know. They ignore others, so that a misspelled one checks nothing. */
const FORMATS = ['date', 'date-time', 'double', 'email', 'float', 'int32', 'int64', 'time', 'uri', 'uuid'];

/** Requires the format of a schema to be one that validators know. */
export const knownFormats: Oas3Rule = () => ({
  Schema({format}: {readonly format?: string}, {report, location}: UserContext) {
    if (format === undefined || FORMATS.includes(format)) return;
    const message = `There is no format \`${format}\`. Correct it to one of ${FORMATS.join(', ')}, or remove it.`;
    report({message, location: location.child(['format'])});
  },
});
