import * as z from 'zod';
import {nearestName} from '../../../src/features/body-editor/core/nearestName';
import type {SandboxRules} from '../../model/sandboxRules';

/** What to do about a name that isn't one of some names. */
export const fixFor = (name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  return nearest === undefined ? 'Correct or remove it.' : `Did you mean "${nearest}"?`;
};

/** An object without other keys, whose error names the key and the fix. */
const strict = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({code, keys = []}) =>
      code === 'unrecognized_keys'
        ? (keys as string[]).map((key) => `"${key}" is unknown. ${fixFor(key, Object.keys(shape))}`).join(' ')
        : undefined,
  });

const names = z.array(z.string());
const fields = z.record(z.string(), z.unknown());
const texts = z.record(z.string(), z.string());
const selection = {
  list: z.string(),
  where: fields.refine((where) => Object.keys(where).length > 0, '"where" has no field. Add the one that it is about.'),
};
const condition = z.string().regex(/^!?\$[\w.]+$/, 'A condition is a path such as $body.notes, or one after "!".');

const VERBS = ['unique', 'requires', 'sets', 'changes', 'adds', 'removes'] as const;
/** Keys that mean nothing without another one. */
const NEEDS = [
  ['requires', 'error'],
  ['changes', 'to'],
  ['to', 'changes'],
  ['adds', 'record'],
  ['record', 'adds'],
  ['as', 'adds'],
] as const;

const rule = strict({
  if: z.union([condition, z.array(condition)]).optional(),
  unique: strict({...selection, ignoresCase: z.boolean().optional()}).optional(),
  requires: strict({...selection, or: fields.optional(), as: z.string().optional()}).optional(),
  error: texts.optional(),
  sets: fields.optional(),
  changes: strict(selection).optional(),
  to: fields.optional(),
  adds: z.string().optional(),
  record: fields.optional(),
  as: z.string().optional(),
  removes: strict(selection).optional(),
}).superRefine((value, context) => {
  if (VERBS.every((verb) => value[verb] === undefined))
    context.addIssue(`The rule has no verb. Add one of: ${VERBS.join(', ')}.`);
  for (const [key, needed] of NEEDS)
    if (value[key] !== undefined && value[needed] === undefined)
      context.addIssue({code: 'custom', path: [key], message: `"${key}" requires "${needed}". Add it.`});
});

const place = strict({
  list: z.string(),
  id: z.string().optional(),
  name: z.string().optional(),
  keys: names.optional(),
  requires: z.array(names).optional(),
});

const filter = z.union(
  [names, strict({field: z.string(), bound: z.enum(['gte', 'lt'])}), strict({...selection, field: z.string()})],
  'A filter is a list of paths, {field, bound: gte or lt}, or {list, where, field}. Correct it.',
);

/** What each file of the sandbox's rules has in it, by the name of the file. */
export const shapes: z.ZodType<SandboxRules> = strict({
  rules: z.record(z.string(), z.array(rule)),
  records: z.record(z.string(), place),
  filters: z.record(z.string(), filter),
  fields: strict({references: texts, lists: z.record(z.string(), texts), team: names, caller: names, searched: names}),
});
