import {type Operation, type Spec, operationsOf} from '../../model/spec';
import {apiVersions} from '../../../src/config/apiVersions';
import {escaped} from '../inlineMarkdown';
import type {Markdown} from '../page';
import {say} from '../say';
import {type Version, isNewest, pageUrl} from '../version';

/** The value of operations without a successor. */
const NONE = 'none';

/**
 * A sentence with a link to the operation that replaces one of an old version. Undefined in the newest version.
 * @param newest the description of the newest version
 * @throws when it has no operation with that ID
 */
export function successorText(
  {'x-successor': successor}: Operation,
  version: Version,
  newest: Spec,
): Markdown | undefined {
  if (isNewest(version) || successor === undefined) return undefined;
  const [latest] = apiVersions;
  const names = {old: version.label, version: latest.label};
  if (successor === NONE) return say('successor.none', {...names, to: latest.baseUrl});
  const operation = operationsOf(newest).find(({operationId}) => operationId === successor);
  if (!operation)
    throw new Error(
      `\`x-successor: ${successor}\` isn't an operation of API ${latest.label}. Correct the ID, or write \`${NONE}\``,
    );
  return say('successor.one', {...names, title: escaped(operation.summary), to: pageUrl(latest, successor)});
}

/** URL of the operation that replaces one of an old version, if any. */
export const successorUrl = ({'x-successor': successor}: Operation, version: Version): string | undefined =>
  isNewest(version) || successor === undefined || successor === NONE ? undefined : pageUrl(apiVersions[0], successor);
