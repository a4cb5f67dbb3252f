// cspell:words mshta scriptblock
import {ARGUMENTS, CLIENT} from '../requestCommands';
import {type Found, type TextRule, ofParts} from './textRule';

const BLANKS = String.raw`(?:\s|\\\n)*`;

/** Programs that only read what they get. To allow another one, add it here. */
const READERS = [
  String.raw`(?:jq|yq|xmllint|json_pp|python[\d.]* -m json\.tool|cat|cut|diff|e?grep|g?(?:un)?zip|z?less|head|tail|more|column|base64|openssl|sha\d*sum|shasum|sort|uniq|tar|tee|tr|wc|xxd)(?![\w(./-])`,
  String.raw`(?:python[\d.]*|node|ruby|perl|php)[ \t]+(?:-[ce]\b|[\w./]+\.\w)`,
  // One substitution or range, and a program without another command: both can run what they read.
  String.raw`sed(?:[ \t]+-[nEru]+)*[ \t]+'(?:s/(?:\\.|[^/'\\\n])*/(?:\\.|[^/'\\\n])*/[gp]?|[\d,$]+[dp])'(?=\s*(?:[|;&)>]|$))`,
  String.raw`g?awk(?:[ \t]+-[Fv][ \t]*\S+)*[ \t]+'(?![^']*(?:system|[|@]))[^']*'`,
  // A loop with one command, which has the line as an argument.
  String.raw`while[ \t]+(?:IFS=\S*[ \t]+)?read(?:[ \t]+-r)?(?:[ \t]+\w+)+[ \t]*[;\n]\s*do\s+(?:echo|printf|curl)(?![\w-])(?![^;\n]*(?:\$\(|\x60))${ARGUMENTS}[;\n]\s*done\b`,
  String.raw`(?:(?:Export|ConvertTo|ConvertFrom)-(?:Csv|Json)|(?:Select|Where|ForEach|Sort|Group|Measure|Tee)-Object|Format-(?:Table|List)|Out-(?:File|String)|Set-Content)(?![\w-])(?![^|}]*(?:[\s{;(][&.]\s*["']?[$(]|Invoke-(?:Command|Item)|Start-|\.Invoke\())`,
];
const READER = `(?:${READERS.join('|')})`;
/** A pipeline from a download, up to the first program that isn't a reader. It matches without one too, so that nothing is read twice. */
const PIPELINE = String.raw`${CLIENT}${ARGUMENTS}(?:\|&?${BLANKS}${READER}${ARGUMENTS})*(?<unknown>\|(?!\|)&?${BLANKS}[^\s|]+)?`;

const SHELL = String.raw`(?:(?:ba|z|da|k|c|tc|fi|pw)?sh|powershell|iex|Invoke-Expression)(?![\w-]|\.\w)`;
/** These run what they read if no program is named. */
const INTERPRETER = String.raw`(?:python[\d.]*|node|deno|ruby|perl|php)(?=\s*(?:-\s|-$|[|;&)]|$))`;
const PREFIX = String.raw`(?:(?:sudo|env|exec|command|xargs)\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:[\w./]*/)?`;

const COMMANDS = [
  // … | sh, also without a download that is known
  String.raw`(?<!\|)\|&?${BLANKS}${PREFIX}(?:${SHELL}|${INTERPRETER}|["']?\$\{?SHELL\b)`,
  // sh -c "$(curl …)", bash <(curl …), sh <<< `curl …`. A variable can have it, and so can what only shows its arguments.
  String.raw`(?<!\w=["']?|(?:\b(?:echo|printf|diff|jq|cat|in|test)|\[)[ \t]+["']?)(?:\$\(|<\(|\x60)\s*${CLIENT}`,
  // sh -c "$script", sh <<< "$script", eval "$script"
  String.raw`(?<![\w./-])(?:${SHELL}[ \t]+(?:-\w*c|<<<)|eval|source|\.)[ \t]+["']?\$\{?\w`,
  String.raw`>\(\s*${PREFIX}${SHELL}`,
  // PowerShell
  String.raw`(?<![\w-])(?:iex|Invoke-Expression|mshta)[ \t]+\S|\.DownloadString\(|\[scriptblock\]::Create`,
  // Texts that programs run, and programs at URLs
  String.raw`(?<![.\w])(?:eval|exec)\((?!\))|\bnew Function\(|(?:\b(?:import|from|require)[ \t]*\(?[ \t]*["'\x60]|\bdeno run[^\n]*[ \t])https?:`,
];

const foundAt = (at: number, command: string, more = ''): Found => ({
  at,
  message: `\`${command.trim()}\` can run what a host sends. Save it to a file, and run that in a second step.${more}`,
});

const ADD = ' If it only reads, add it to plugins/lib/guide-checks/text-rules/noPipeIntoShell.ts.';

/** Commands that run what a host sends, without a look at it. */
export const noPipeIntoShell: TextRule = {
  id: 'no-pipe-into-shell',
  description: 'No command runs what a host sends',
  check: ofParts(['text', 'code'], ({value}) => {
    const commands = [...value.matchAll(new RegExp(COMMANDS.join('|'), 'gim'))];
    const pipelines = [...value.matchAll(new RegExp(PIPELINE, 'gim'))];
    const unknown = pipelines.flatMap(({0: {length}, index, groups}) => {
      const stage = groups?.unknown ?? '';
      const at = index + length - stage.length;
      return stage === '' || commands.some((one) => one.index === at) ? [] : [foundAt(at, stage, ADD)];
    });
    return [...commands.map(({0: command, index}) => foundAt(index, command)), ...unknown];
  }),
};
