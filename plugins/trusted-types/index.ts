import type {Plugin} from '@docusaurus/types';

/**
 * Lets the bundler's loader name the scripts that it loads as trusted (a Trusted Types policy called `webpack`). The site
 * asks browsers to report what is not; without this they would report each part of a page that is loaded.
 */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: (_, isServer) =>
      isServer ? {} : {output: {trustedTypes: {policyName: 'webpack', onPolicyCreationFailure: 'continue'}}},
  };
}
