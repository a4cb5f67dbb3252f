import {SAME_SHAPE} from '../../../openapi/model/dereference';
import {changes} from './changes';

/**
 * Every text that the generated pages get beside those of the descriptions, in English, as Markdown. `{name}` is filled in;
 * forms for the plurals of a language are separated by `|`. A locale has its own in `pages.json` (see say.ts).
 */
export const messages = {
  ...changes,

  'heading.path': 'Path parameters',
  'heading.query': 'Query parameters',
  'heading.header': 'Header parameters',
  'heading.cookie': 'Cookies',
  'heading.body': 'Request body',
  'heading.responses': 'Responses',
  'heading.errors': 'Errors',
  'heading.operations': 'Operations',
  'heading.fields': 'Fields',
  'heading.example': 'Example',
  'heading.scopes': 'Scopes',
  'heading.events': 'Webhook events',
  'heading.guides': 'Related guides',
  'heading.authentication': 'Authentication',
  'heading.versions': 'Versions',
  'heading.resources': 'Resources',

  'type.any': 'any value',
  'type.nothing': 'nothing',
  'type.reference': 'reference',
  'type.list': 'array of {item}',
  'type.tuple': 'array: {places}',
  'type.map': 'object: any name → {entry}',
  'type.or': ' or ',
  'type.orNull': '{type}, or null',

  'limit.part': '{part}: {limit}',
  'limit.each': 'Each item',
  'limit.as': 'As {type}',
  'limit.always': 'Always {value}.',
  'limit.oneOf': 'One of {values}.',
  'limit.oneOfMany': 'One of {count} values',
  'limit.known': 'Known values: {values}. More may come.',
  'limit.knownMany': '{count} known values, more may come',
  'limit.default': 'Default {value}.',
  'limit.exactly': 'Exactly {count}.',
  'limit.between': 'From {low} to {high}.',
  'limit.atLeast': 'At least {count}.',
  'limit.atMost': 'At most {count}.',
  'limit.moreThan': 'More than {count}.',
  'limit.lessThan': 'Less than {count}.',
  'limit.multiple': 'A multiple of {count}.',
  'limit.unique': 'No item twice.',
  'limit.matches': 'Matches {pattern}.',
  'limit.notOfType': 'Not of the type {type}.',
  'limit.anythingBut': 'Anything but {values}.',
  'limit.noOtherFields': 'No other fields.',
  'limit.withoutFields': 'Without fields.',
  'limit.example': 'For example {value}.',
  'unit.characters': '1 character|{count} characters',
  'unit.items': '1 item|{count} items',
  'unit.fields': '1 field|{count} fields',

  'field.type': 'Type: {type}.',
  'field.readOnly': 'read only',
  'field.writeOnly': 'write only',
  'field.specialValues': 'Also takes {values}.',
  'field.writtenAs': 'Written as {format}.',
  'field.sameShape': SAME_SHAPE,
  'format.others': '{format}, or {others}',
  'body.required': 'required',

  'response.as': 'As {format}.',
  'response.none': 'No response is documented.',
  'response.noSuccess': 'No answer to a successful request is documented.',
  'response.sample': 'Response {status}',
  'response.namedSample': 'Response {status}: {name}',
  'error.scopes': 'Scope: {scopes}.',
  'error.admin': 'Role: team admin.',
  'error.wait': '{header} says how long to wait.',
  'error.noWait': 'No `Retry-After` header is documented.',
  'error.remaining': '{header} counts down.',

  'overview.record': 'Answers hold this object, which the API description calls {name}.',
  'overview.recordOf': 'The answers of {operations} hold this object, which the API description calls {name}.',
  'overview.inferred': '(unverified)',
  'overview.setOffBy': 'Set off by {operations}.',

  'authentication.keyOrToken':
    'Get an [API key]({keys}) for tools of your own team, or an [OAuth token]({oauth}) for a product that other teams connect.',
  'authentication.token': 'Get an access token with [OAuth]({oauth}).',
  'authentication.sendKeyOrToken':
    'Send it with every request, in the header `Authorization: Bearer` followed by the key or token.',
  'authentication.sendToken':
    'Send it with every request, in the header `Authorization: Bearer` followed by the token.',
  'authentication.scopes': 'Ask for the smallest set of [scopes]({scopes}): each operation names those that it needs.',
  'authentication.refused': 'A request without a good token answers 401.',
  'firstCall.ask': '[Ask who you are]({to}) to see that a credential works:',
  'firstCall.request': 'Request',
  'firstCall.answer': 'The answer, shortened:',
  'firstCall.response': 'Response',
  'versions.text':
    'The version is part of the address, and nothing else selects it: there is no version header. [Choose a version]({versions}) says which one is for what. [Changes]({changelog}) lists what callers would notice from one description to the next.',
  'changelog.title': 'Changes of API {version}',
  'changelog.description':
    'What changed for programs that call API {version} of Salesloft, by date and operation, and whether it can break them.',
  'changelog.text':
    'What a program that calls API {version} would notice, from one published description to the next: paths, fields, types, scopes and costs. Words and examples are not counted. Entries that correct the description of an unchanged API are called corrections.',
  'changelog.feeds':
    'The [Atom feed](pathname:///feed.xml) and the [JSON feed](pathname:///feed.json) tell of new entries, and of those of the guides.',
  'changelog.first': 'The first description that is kept: changes are counted from here.',
  'changelog.count': 'Changes: {all}, of which {breaking} can break a program.',
  'changelog.correction':
    '**Corrections of the documentation: {all}.** The API did not change: it has always worked this way. If you generate types from the description, generate them again.',
  'changelog.corrected': '1 correction|{count} corrections',
  'changelog.breaking': '**Breaking.** ',
  'changelog.unclear': '**To be judged.** ',
  'errors.text':
    'Operations answer alike when they refuse a request, and each names the statuses that it can answer with. [Request and response format]({format}) has a function that handles all of them.',
  'errors.advice': '**What to do.** {advice}',
  'advice.400': 'Repeating it unchanged is useless: compare it with [the format of requests]({format}).',
  'advice.401': 'Send the token, or [refresh it]({oauth}) and repeat once.',
  'advice.403': 'Check the [scope]({scopes}) that the operation names, then the role of the user.',
  'advice.404': 'Check the id, then whether the user of the token may see the record.',
  'advice.409': 'Read the record again before you decide whether to repeat the request.',
  'advice.422': 'Show the messages to people; repeating it unchanged is useless. See [errors]({format}).',
  'advice.429':
    'Wait for the next minute, add a random delay, and give up after a few attempts: [recover from a 429]({rateLimits}).',
} as const satisfies Readonly<Record<string, string>>;

export type MessageId = keyof typeof messages;
