import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import type {SecurityScheme} from '../../model/securityScheme';

const isShown = ({type, scheme = ''}: SecurityScheme): boolean =>
  type === 'http' ? /^(?:basic|bearer)$/i.test(scheme) : ['apiKey', 'oauth2', 'openIdConnect'].includes(type);

/** Refuses credentials that pages and samples can't show. */
export const shownSecurity: Oas3Rule = () => ({
  SecurityScheme(scheme: SecurityScheme, {report, location, key}: UserContext) {
    if (isShown(scheme)) return;
    const message = `The scheme "${String(key)}" isn't shown yet. Remove it from \`security\` of operations that also accept another, and describe it in words.`;
    report({message, location: location.child(['type'])});
  },
  SecurityRequirement(schemes: object, {report, location}: UserContext) {
    if (Object.keys(schemes).length < 2) return;
    report({
      message: "Several credentials in one request aren't shown yet. Write alternatives, each with one scheme.",
      location,
    });
  },
});
