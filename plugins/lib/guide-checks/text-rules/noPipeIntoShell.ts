import {type TextRule, refuse} from './textRule';

const SHELL = String.raw`(?:(?:ba|z|da|k|c|tc|fi|pw)?sh|powershell|iex|Invoke-Expression)(?![\w-]|\.\w)`;
/** These run what they read if no program is named. */
const INTERPRETER = String.raw`(?:python[\d.]*|node|deno|ruby|perl|php)(?=\s*(?:-\s|-$|[|;&)]|$))`;
const PREFIX = String.raw`(?:(?:sudo|env|exec|command)\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:[\w./]*/)?`;
const DOWNLOAD = '(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)';

const COMMANDS = [
  // curl … | sh
  String.raw`(?<!\|)\|&?(?:\s|\\\n)*${PREFIX}(?:${SHELL}|${INTERPRETER})`,
  // sh -c "$(curl …)", bash <(curl …)
  String.raw`(?<![\w-])(?:${SHELL}|eval|source|\.)[ \t](?:\\\n|[^\n;|&])*?(?:\$\(|<\(|\x60)\s*${DOWNLOAD}\b`,
];

/** Commands that run what a host sends, without a look at it. */
export const noPipeIntoShell: TextRule = {
  id: 'no-pipe-into-shell',
  kinds: ['text', 'code'],
  find: refuse(
    new RegExp(COMMANDS.join('|'), 'gim'),
    (command) => `\`${command}\` runs what a host sends. Save it to a file, and run that in a second step.`,
  ),
};
