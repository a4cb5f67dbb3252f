import type {Recipe, Step} from '../../../src/features/recipes/core/recipe';
import {dereferenceOperation} from '../../model/dereference';
import {type PlacedOperation, type Spec, operationsOf} from '../../model/spec';

const list = (names: Iterable<string>): string => [...names].join(', ') || 'none';

/** The parameter of a bound: `updated_at` of `updated_at[gt]`. */
const withoutBound = (name: string): string => name.replace(/\[[gl]te?\]$/, '');

function parameterProblems({parameters = []}: Step, {parameters: known = []}: PlacedOperation): string[] {
  const unknown = parameters
    .filter((one) => !known.some(({in: location, name}) => location === one.in && name === withoutBound(one.name)))
    .map(({in: location, name}) => `sends the ${location} parameter "${name}", which the operation doesn't have`);
  const missing = known
    .filter(
      ({required, in: location, name}) =>
        required && !parameters.some((one) => one.in === location && one.name === name),
    )
    .map(({in: location, name}) => `doesn't send the ${location} parameter "${name}", which the operation requires`);
  return [...unknown, ...missing];
}

/** References to inputs that the recipe doesn't have, and to steps that come later. The linter finds undefined outputs. */
function referenceProblems(step: Step, inputs: ReadonlySet<string>, earlier: ReadonlySet<string>): string[] {
  const named = (pattern: RegExp): string[] => [...JSON.stringify(step).matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...named(/\$inputs\.([\w-]+)/g)
      .filter((name) => !inputs.has(name))
      .map((name) => `uses the input "${name}", which isn't one of: ${list(inputs)}`),
    ...named(/\$steps\.([\w-]+)/g)
      .filter((name) => !earlier.has(name))
      .map((name) => `uses an output of the step "${name}", which isn't one of the steps before: ${list(earlier)}`),
  ];
}

/** What pages and the runner of pages don't support, although Arazzo has it, and sentences that they need. */
function supportProblems({onSuccess = [], onFailure = [], successCriteria = []}: Step): string[] {
  const actions = [...onSuccess, ...onFailure];
  const criteria = [...successCriteria, ...actions.flatMap((action) => action.criteria ?? [])];
  return [
    ...actions
      .filter(({type}) => !['end', 'retry'].includes(type))
      .map(({name}) => `has the action "${name}", which is neither \`end\` nor \`retry\``),
    ...criteria
      .filter(({type = 'simple'}) => !['simple', 'jsonpath'].includes(type))
      .map(({condition}) => `has the condition "${condition}", which is neither \`simple\` nor \`jsonpath\``),
    ...successCriteria
      .filter((one) => !one.condition.startsWith('$statusCode ') && !one['x-reason'])
      .map(({condition}) => `has the condition "${condition}" without an \`x-reason\`, which says why it isn't met`),
    ...actions
      .filter((one) => one.type === 'end' && !(one['x-reason'] && one['x-otherwise']))
      .map(
        ({name}) => `has the action "${name}" without an \`x-reason\` or \`x-otherwise\`, which say why it ends or not`,
      ),
  ];
}

/** What is wrong with a recipe besides what the linter finds: a line for each problem, with file and step. */
export function recipeProblems(file: string, {workflows: [workflow]}: Recipe, spec: Spec): string[] {
  const operations = new Map(operationsOf(spec).map((operation) => [operation.operationId, operation]));
  const inputs = new Set(Object.keys(workflow.inputs.properties));
  const earlier = new Set<string>();
  return workflow.steps.flatMap((step) => {
    const {stepId, operationId} = step;
    const operation = operations.get(operationId);
    const found = [
      ...(operation
        ? parameterProblems(step, dereferenceOperation(spec, operation))
        : [`names the operation "${operationId}", which doesn't exist`]),
      ...referenceProblems(step, inputs, earlier),
      ...supportProblems(step),
    ];
    earlier.add(stepId);
    return found.map((problem) => `${file}: the step "${stepId}" ${problem}. Correct the step.`);
  });
}
