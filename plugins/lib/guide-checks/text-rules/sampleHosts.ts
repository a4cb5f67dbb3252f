import {hasSecret} from '../../../../src/features/try-it/core/secrets';
import {hostFix, hostsIn, isTrusted} from '../hosts';
import {openVariables} from '../requestCommands';
import {type TextRule, ofParts} from './textRule';

/** The name of a variable with a credential, which `hasSecret` sees only before a value. */
const CREDENTIAL = /_(?:KEY|TOKEN|SECRET|PASSWORD)\b/;

/** Hosts for documentation and tests, which no one can register (RFC 2606). Readers replace them, so no credential is next to them. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;

/** What readers run may send their credential, so it names known hosts only. */
export const sampleHosts: TextRule = {
  id: 'sample-hosts',
  description: 'Samples send credentials to known hosts only',
  check: ofParts(['code'], ({value}) => {
    const hasCredential = hasSecret(value) || CREDENTIAL.test(value);
    const hosts = hostsIn(value).filter(({host}) => !isTrusted(host) && (hasCredential || !RESERVED.test(host)));
    return [
      ...hosts.map(({host, at}) => ({at, message: `Readers may send a credential to ${host}. ${hostFix(host)}`})),
      ...(hasCredential ? openVariables(value) : []).map(({match, at}) => ({
        at,
        message: `Readers may send a credential to any host, which ${match} has. Set it to a URL in the sample.`,
      })),
    ];
  }),
};
