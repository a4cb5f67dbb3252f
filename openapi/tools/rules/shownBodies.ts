import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {isJsonType} from '../../model/mediaTypes';

/** Refuses bodies without JSON. Pages name other media types next to it, and samples and the form send JSON only. */
export const shownBodies: Oas3Rule = () => ({
  MediaTypesMap(content: object, {report, location}: UserContext) {
    const types = Object.keys(content);
    if (types.length === 0 || types.some(isJsonType)) return;
    const message = `A body that is only ${types.join(', ')} isn't shown yet. Remove the operation or the response, or describe its body in words.`;
    report({message, location: location.key()});
  },
});
