import {hostFix, hostsIn, isLookAlike} from '../hosts';
import {type TextRule, ofParts} from './textRule';

/** A link or request to a host that readers take for one of Salesloft. */
export const lookAlikeHosts: TextRule = {
  id: 'look-alike-hosts',
  description: 'No host looks like one of Salesloft',
  check: ofParts(['text', 'code', 'link'], ({value}) =>
    hostsIn(value)
      .filter(({host}) => isLookAlike(host))
      .map(({host, at}) => ({at, message: `The host ${host} looks like one of Salesloft. ${hostFix(host)}`})),
  ),
};
