// cspell:words bunx pipx pnpx
import {siteUrl} from '../../../../src/config/siteUrl';
import {type TextRule, ofParts} from './textRule';

/** Packages that samples may install or run. Versions are free. To allow another one, add it here. */
const ALLOWED: readonly string[] = [
  '@hey-api/openapi-ts',
  '@stoplight/prism-cli',
  '@usebruno/cli',
  'docusaurus',
  'newman',
  'openapi-fetch',
  'openapi-typescript',
  'openapi-zod-client',
  'webrick',
];

/** What installs or runs packages, and the words after its options, also in JSON. */
const INSTALLS =
  /\b(?:npx|pnpx|bunx|uvx|pipx run|(?:pnpm|yarn|bun) (?:dlx|add|x)|npm (?:i|install|add|exec|x)|pip3? install|gem install|go (?:install|get)|cargo install|brew install|composer require|dotnet add package)\b(?:[\s",:[\]]|args|-[\w-]+)*(?<![-\w])(?!-)((?:@[\w.-]+\/)?[\w.:/-]+)/g;

const isAllowed = (name: string): boolean => ALLOWED.includes(name) || name.startsWith(`${siteUrl}/`);

/** A package runs on the machine of the reader. */
export const knownPackages: TextRule = {
  id: 'known-packages',
  description: 'Samples install and run known packages only',
  check: ofParts(['code'], ({value}) =>
    [...value.matchAll(INSTALLS)].flatMap(({0: {length}, 1: name = '', index}) =>
      isAllowed(name)
        ? []
        : [
            {
              at: index + length - name.length,
              message: `Readers would run the package ${name}. Correct it. If it is right, add it to plugins/lib/guide-checks/text-rules/knownPackages.ts.`,
            },
          ],
    ),
  ),
};
