// cspell:words preproxy
import {inRequestCommands} from '../requestCommands';
import {type TextRule, ofParts, refuse} from './textRule';

/** Options of a command that change which host it asks, or whether the certificate of the host is checked. */
const OPTION =
  /(?<=\s)(?:--(?:insecure|resolve|connect-to|preproxy|proxy|location-trusted|dns-servers|doh-url|socks\w*|unix-socket|no-check-certificate|verify[= ](?:no|false))\b|-[a-zA-Z]*[kx](?=[\s"']|$)|-SkipCertificateCheck\b)/g;

/** The same in programs. */
const PROGRAM =
  /rejectUnauthorized["']?\s*[:=]\s*(?:false|0)|NODE_TLS_REJECT_UNAUTHORIZED|\bverify(?:_ssl)?\s*=\s*False|_create_unverified_context|InsecureSkipVerify|\b(?:HTTPS?|ALL|https?|all)_(?:PROXY|proxy)\s*=|\/dev\/(?:tcp|udp)\/|CURLOPT_SSL_VERIFY\w+|\b(?:CERT|VERIFY)_NONE\b|ServerCertificateCustomValidationCallback/g;

const message = (words: string): string => `\`${words}\` sends a request to a host that isn't checked. Remove it.`;

/** Readers copy requests, so each goes to the host that it names, and only if this host proves its name. */
export const checkedHosts: TextRule = {
  id: 'checked-hosts',
  description: 'Requests go to the host that they name, and check its certificate',
  check: ofParts(['code'], (part) => [
    ...inRequestCommands(part.value, OPTION).map(({match, at}) => ({at, message: message(match)})),
    ...refuse(PROGRAM, message)(part),
  ]),
};
