import {z} from 'zod';
import {pageUrl} from '../../../openapi/pages/version';
import {API_SERVER} from '../../config/apiServer';
import {siteUrl} from '../../config/siteUrl';
import {queryOf} from '../../features/samples/core/sampleRequest';
import {SANDBOX_KEY} from '../../features/sandbox/core/sandboxKey';
import {COST, REMAINING, samePath} from '../../features/sandbox/core/sandbox';
import {type OpenSandbox, sandboxApi} from '../sandbox';
import {BadArgument, type Tool, jsonBody, partReply, plusHint, reply, tool} from '../tool';

const SHOWN = ['Content-Type', COST, REMAINING];

const input = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  path: z
    .string()
    .max(8000)
    .regex(/^\//, 'Pass a path, as in /v2/people. Nothing is sent to a host')
    .optional()
    .describe('Path, as in /v2/people/70211'),
  query: z.looseObject({}).default({}).describe('Query parameters by name, as in {"ids[]": [70211]}'),
  headers: z.record(z.string(), z.string()).default({}).describe('Only to cause errors. A key is sent by default'),
  body: jsonBody,
  scopes: z.array(z.string()).max(100).optional().describe('Scopes of the key. All by default'),
  reset: z.boolean().default(false).describe('First restore all records and points'),
  part: z.int().min(1).max(1000).default(1).describe('2 and above, passed alone: more of the last response'),
});

type Args = z.infer<typeof input>;

/** @throws BadArgument when the name or the value can't be sent */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new BadArgument(
      `headers has "${name}", whose name or value can't be sent. Use letters of ASCII, no line breaks.`,
    );
  }
}

/** @returns the function that runs a call */
function caller({router, reset: resetRecords, send}: OpenSandbox): (args: Args) => Promise<ReturnType<typeof reply>> {
  let last = '';
  const pageOf = (method: string, {pathname}: URL): string => {
    const route = router.find(method, samePath(pathname) ?? '');
    if (!route) return `API ${sandboxApi.label} has no such operation. Find one with search.`;
    return `Page: ${siteUrl}${pageUrl(sandboxApi, route.operation.operationId)}`;
  };
  const request = async ({method, query, headers, body, scopes}: Args, url: URL): Promise<string> => {
    if (method === 'GET' && body !== undefined)
      throw new BadArgument('GET has no body. Pass query, or use another method.');
    for (const [name, text] of queryOf(query)) url.searchParams.append(name, text);
    const sentHeaders = new Headers({Authorization: `Bearer ${SANDBOX_KEY}`, 'Content-Type': 'application/json'});
    for (const [name, value] of Object.entries(headers)) setHeader(sentHeaders, name, value);
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await send(url.href, {method, headers: sentHeaders, body: sent ?? null}, scopes);
    const text = [
      `Sandbox with invented records. Nothing is sent to Salesloft. ${pageOf(method, url)}`,
      await responseText(response),
      plusHint(url.searchParams.values()),
      'Changes last as long as this connection, or until you pass reset.',
    ];
    return text.filter(Boolean).join('\n\n');
  };
  return async (args) => {
    const {path, reset, part} = args;
    if (reset) {
      resetRecords();
      last = '';
    }
    if (path !== undefined) last = await request(args, new URL(API_SERVER + path));
    else if (reset) return reply('The sandbox has its original records and all points again.');
    else if (part === 1 || last === '') throw new BadArgument('Pass path, as in /v2/people, or reset.');
    return partReply(last, part, 'For another, pass part alone. Or request less: one record, or a smaller per_page.');
  };
}

async function responseText(response: Response): Promise<string> {
  const headers = SHOWN.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name.toLowerCase()}: ${value}`];
  });
  const body = await response.text();
  const head = [`HTTP ${String(response.status)}`, ...headers].join('\n');
  return body === '' ? head : `${head}\n\n\`\`\`\n${body}\n\`\`\``;
}

export const runInSandbox = (sandbox: OpenSandbox): Tool => {
  const config = {
    title: 'Try a request',
    description:
      'Runs a request in a sandbox of API 2.0 with invented records, which checks requests, scopes and the rate limit, and keeps what you change. Nothing is sent to Salesloft.',
    input,
    annotations: {readOnlyHint: false, destructiveHint: false},
  };
  return tool('run_in_sandbox', config, caller(sandbox));
};
