import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import type {SecurityScheme} from '../../model/spec';

/** Schemes whose credential is a bearer token, which samples and the form send. */
const isBearer = ({type, scheme}: SecurityScheme): boolean =>
  type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && scheme?.toLowerCase() === 'bearer');

/** Refuses credentials that samples and the form can't send. */
export const shownSecurity: Oas3Rule = () => ({
  SecurityScheme(scheme: SecurityScheme, {report, location, key}: UserContext) {
    if (isBearer(scheme)) return;
    const message = `The scheme "${String(key)}" isn't shown yet: samples and the form send bearer tokens only. Remove it, or describe it in words.`;
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
