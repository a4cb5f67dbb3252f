import type {Spec} from '../../model/spec';
import {links} from '../links';
import type {Markdown} from '../page';
import {say} from '../say';

/** How to send a credential, in three lines. The security schemes say whether the version accepts API keys. */
export function authentication({components}: Spec): Markdown {
  const schemes = Object.values(components.securitySchemes ?? {});
  const acceptsKeys = schemes.some(({type, scheme}) => type === 'http' && scheme === 'bearer');
  const lines = acceptsKeys
    ? (['authentication.keyOrToken', 'authentication.sendKeyOrToken', 'authentication.scopes'] as const)
    : (['authentication.token', 'authentication.sendToken', 'authentication.refused'] as const);
  return lines.map((line) => `- ${say(line, links)}`).join('\n');
}
