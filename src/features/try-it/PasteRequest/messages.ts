import {translate} from '@docusaurus/Translate';
import type {ReadRequest} from '@site/src/features/pasted-request/core/readRequest';
import type {Unfit} from '../core/pasted';

type Why = Extract<ReadRequest, {kind: 'refused'}>['why'] | 'noBody' | 'notLoaded';

const refusals: Readonly<Record<Why, () => string>> = {
  empty: () => translate({message: 'Paste a request first.'}),
  tooLong: () => translate({message: 'The text has more than 200,000 characters. Paste only the request.'}),
  upload: () => translate({message: "The form can't upload files, so it can't use a command with -F or -T."}),
  noUrl: () => translate({message: 'The command has no URL. Paste the whole command.'}),
  unknown: () => translate({message: 'This is no curl command, URL of the API, or JSON body.'}),
  noBody: () => translate({message: 'This operation has no body.'}),
  notLoaded: () =>
    translate({message: "The list of operations couldn't be loaded. Check your network connection, then try again."}),
};

export const refusalText = (why: Why): string => refusals[why]();

/** Doesn't repeat the path, whose values are the visitor's. @param nearest the most similar path of the API */
export const noOperationText = (nearest: string | undefined): string =>
  nearest === undefined
    ? translate({message: 'No operation has this path.'})
    : translate({message: 'No operation has this path. The nearest one is {nearest}.'}, {nearest});

function namedText(kind: 'parameter' | 'header', name: string, nearest: string | undefined): string {
  if (nearest !== undefined) return translate({message: '{name} is unknown. Did you mean {nearest}?'}, {name, nearest});
  return kind === 'parameter'
    ? translate({message: 'The parameter {name} is unknown, and left out.'}, {name})
    : translate({message: 'The header {name} is left out.'}, {name});
}

function openText(name: string): string {
  if (name.startsWith('@'))
    return translate({message: 'The content of {name} is missing. Paste it as the body.'}, {name});
  return name.startsWith('--')
    ? translate({message: 'The option {name} is left out. Add the options in its file to the command.'}, {name})
    : translate({message: 'Only your shell knows {name}. Replace it with its value.'}, {name});
}

/** A sentence about what doesn't fit. */
export function unfitText(one: Unfit): string {
  switch (one.kind) {
    case 'connection':
      return translate({message: 'The option {name} is left out. Your browser connects by itself.'}, {name: one.name});
    case 'host':
      return translate({message: 'The form sends to its own host, not to {name}.'}, {name: one.name});
    case 'path':
      return translate({message: 'The path {name} is now {now}.'}, {name: one.name, now: one.now});
    case 'method':
      return translate(
        {message: 'The path has no {name}, only {methods}.'},
        {name: one.name, methods: one.methods.join(', ')},
      );
    case 'parameter':
    case 'header':
      return namedText(one.kind, one.name, one.nearest);
    case 'id':
      return translate({message: 'The value of {name} is left out, because it is no ID.'}, {name: one.name});
    case 'repeated':
      return translate({message: '{name} can have only one value. The first one is used.'}, {name: one.name});
    case 'open':
      return openText(one.name);
    case 'body':
      return translate({message: 'The body is left out, because this operation has none.'});
    case 'encoded':
      return translate({message: 'The body is form-encoded. This operation takes JSON, so rewrite the body.'});
    case 'lost':
      return translate({message: "The body is left out, because it has a credential and isn't JSON."});
    case 'more':
      return translate({message: 'Only the first command is used.'});
    case 'cut':
      return translate({message: 'The command ends within a quotation, so a part of it can be missing.'});
  }
}
