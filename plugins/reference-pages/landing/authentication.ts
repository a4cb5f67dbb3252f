import {links} from '../links';
import type {Spec} from '../../../openapi/model/spec';
import {say} from '../texts/say';

/** How to send a credential, in three lines. Whether keys are taken is for the description's security schemes to say. */
export function authentication({components}: Spec): string {
  const schemes = Object.values(components.securitySchemes ?? {});
  const takesKeys = schemes.some(({type, scheme}) => type === 'http' && scheme === 'bearer');
  const lines = takesKeys
    ? (['authentication.keyOrToken', 'authentication.sendKeyOrToken', 'authentication.scopes'] as const)
    : (['authentication.token', 'authentication.sendToken', 'authentication.refused'] as const);
  return lines.map((line) => `- ${say(line, links)}`).join('\n');
}
