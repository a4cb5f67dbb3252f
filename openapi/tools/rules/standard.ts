import type {Oas2Rule, Oas3Rule, UserContext} from '@redocly/openapi-core';
import {serverUrl} from '../../model/servers';
import {readVersion} from '../../model/shownKeys';
import type {Server} from '../../model/spec';

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

/** A value of a variable that stays where it is in a URL. */
const IN_PLACE = /^[\w.~-]*$/;

/** Requires URLs of servers that samples can send requests to, and whose host is the one that readers see. */
export const absoluteServers: Oas3Rule = () => ({
  Server(server: Server, {report, location}: UserContext) {
    const url = serverUrl(server);
    const moving = Object.entries(server.variables ?? {}).filter(
      ([, {default: initial, enum: values = []}]) => ![initial, ...values].every((value) => IN_PLACE.test(value)),
    );
    for (const [name] of moving)
      report({
        message: `A value of the variable "${name}" can change the host. Use letters, digits, and . _ ~ - only.`,
        location: location.child(['variables', name]),
      });
    if (moving.length > 0 || /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/-]*)?$/.test(url)) return;
    const message = `The server "${url}" isn't an absolute URL without user, query and fragment. Begin it with https://.`;
    report({message, location: location.child(['url'])});
  },
});
