import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import type {SecurityScheme} from '../../model/securityScheme';

const isShown = ({type, scheme = ''}: SecurityScheme): boolean =>
  type === 'http' ? /^(?:basic|bearer)$/i.test(scheme) : ['apiKey', 'oauth2', 'openIdConnect'].includes(type);

/** A name of a header or cookie (RFC 9110, 5.6.2; RFC 6265, 4.1.1). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** Headers that programs write themselves. */
const RESERVED = /^(?:host|content-length|content-type|cookie|connection|transfer-encoding)$/i;

/** What is wrong in a scheme that can be shown, by its field. */
function problemOf({in: place, name = '', openIdConnectUrl, flows = {}}: SecurityScheme): [field: string, string][] {
  const urls = [openIdConnectUrl, ...Object.values(flows).flatMap((flow) => [flow.authorizationUrl, flow.tokenUrl])];
  const isName = place === 'query' || place === undefined || (TOKEN.test(name) && !RESERVED.test(name));
  return [
    ...(isName ? [] : [['name', `"${name}" can't be the name of a ${place}. Correct it.`] as [string, string]]),
    ...urls
      .filter((url) => url !== undefined && !url.startsWith('https://'))
      .map((url): [string, string] => ['type', `The URL ${String(url)} of the scheme doesn't begin with https://.`]),
  ];
}

/** Refuses credentials that pages and samples can't show. */
export const shownSecurity: Oas3Rule = () => ({
  SecurityScheme(scheme: SecurityScheme, {report, location, key}: UserContext) {
    if (isShown(scheme)) {
      for (const [field, message] of problemOf(scheme)) report({message, location: location.child([field])});
      return;
    }
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
