import {apiVersions} from '../../../src/config/apiVersions';
import {type Operation, type Spec, operationsOf} from '../../model/spec';
import {escaped} from '../inlineMarkdown';
import type {OperationPage} from '../page';
import {say} from '../say';
import {type Version, isNewest, pageUrl} from '../version';

/** The value of operations without a successor. */
const NONE = 'none';

/**
 * A sentence about the operation that replaces one of an old version, and its URL. Empty in the newest version.
 * @param newest the description of the newest version
 * @throws when it has no operation with that ID
 */
export function successorOf(
  {'x-successor': successor}: Operation,
  version: Version,
  newest: Spec,
): Pick<OperationPage, 'successor' | 'replacedBy'> {
  if (isNewest(version) || successor === undefined) return {};
  const [latest] = apiVersions;
  const names = {old: version.label, version: latest.label};
  if (successor === NONE) return {successor: say('successor.none', {...names, to: latest.baseUrl})};
  const operation = operationsOf(newest).find(({operationId}) => operationId === successor);
  if (!operation)
    throw new Error(
      `\`x-successor: ${successor}\` isn't an operation of API ${latest.label}. Correct the ID, or write \`${NONE}\``,
    );
  const to = pageUrl(latest, successor);
  return {successor: say('successor.one', {...names, title: escaped(operation.summary), to}), replacedBy: to};
}
