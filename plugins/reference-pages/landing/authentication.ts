import {links} from '../links';
import type {Spec} from '../spec';

/** How to send a credential, in three lines. Whether keys are taken is for the description's security schemes to say. */
export function authentication({components}: Spec): string {
  const schemes = Object.values(components.securitySchemes ?? {});
  const takesKeys = schemes.some(({type, scheme}) => type === 'http' && scheme === 'bearer');
  return [
    takesKeys
      ? `- Get an [API key](${links.keys}) for tools of your own team, or an [OAuth token](${links.oauth}) for a product that other teams connect.`
      : `- Get an access token with [OAuth](${links.oauth}).`,
    `- Send it with every request, in the header \`Authorization: Bearer\` followed by the ${takesKeys ? 'key or token' : 'token'}.`,
    takesKeys
      ? `- Ask for the smallest set of [scopes](${links.scopes}): each operation names those that it needs.`
      : '- A request without a good token answers 401.',
  ].join('\n');
}
