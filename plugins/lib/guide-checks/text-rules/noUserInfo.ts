import {type TextRule, ofParts, refuse} from './textRule';

/** A user in a URL looks like its host: `https://api.salesloft.com@other.example/` (RFC 3986, 7.6). A shell removes quotes before the @. */
export const noUserInfo: TextRule = {
  id: 'no-user-info',
  description: 'URLs have no user before their host',
  check: ofParts(
    ['text', 'code', 'link'],
    refuse(
      /\b(?:https?|wss?|ftps?):[/\\]*[^\s/\\?#"'`<>]*(?:[\\"']+[^\s/\\?#"'`<>,;:)]*)?@/gi,
      (start) => `The URL ${start}… has a user before its host. Remove everything up to the @.`,
    ),
  ),
};
