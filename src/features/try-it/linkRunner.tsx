import {type ReactNode, useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import {meaningOf} from '@site/openapi/model/statusCodes';
import {versionAt} from '@site/src/config/apiVersions';
import {addCall} from '@site/src/features/call-log';
import {LiveCode} from '@site/src/features/samples';
import {SANDBOX_POINTS} from '@site/src/features/sandbox';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import {draftOf} from './core/draft';
import {withToken} from './core/httpRequest';
import {prettyText} from './core/json';
import {fetchOperation} from './core/operation';
import {type Outcome, loggedCall, rateLimitOf} from './core/outcome';
import {reduceForm} from './core/reduceForm';
import {openForm} from './core/target';
import {sendRequest, toSandbox} from './hooks/sendRequest';

type Received = Extract<Outcome, {kind: 'response'}>;

/** A tab with nothing of a form, so that the request is that of the link. */
const EMPTY = {...{draft: undefined, target: undefined, undo: undefined, ids: undefined}, isLoggedIn: false};

/** Sends the request of a link to the sandbox, as the form of its operation does. @throws when there is no response */
async function send(link: string): Promise<Received> {
  const {pathname, hash} = new URL(link, window.location.href);
  const visit = currentVisit();
  const loaded = await fetchOperation(versionAt(pathname)?.id ?? '', pathname.split('/').findLast(Boolean) ?? '');
  const context = {loaded, apiUrl: loaded.server, targets: ['sandbox']} as const;
  const form = openForm(context, EMPTY, draftOf(hash));
  const [, effects] = reduceForm(context, form, {type: 'submitted', hasMalformedKey: false, anyway: true});
  const effect = effects.find((one) => one.type === 'send');
  if (!effect) throw new Error(`The request of ${link} can't be sent.`);
  const {sent, token} = effect;
  const outcome = await sendRequest(
    withToken(sent.request, token),
    new AbortController(),
    toSandbox(loaded, sent.scopes),
  );
  if (outcome.kind !== 'response' || currentVisit() !== visit) throw new Error('There is no response.');
  addCall(loggedCall(loaded, sent, outcome));
  return outcome;
}

function words({status, took, headers}: Received): string {
  const {cost, remaining} = rateLimitOf(headers);
  return translate(
    {message: '{status} · sandbox · {took} ms · cost {cost}, {remaining} of {limit} left'},
    {
      status: `${String(status)} ${meaningOf(String(status))}`.trim(),
      took: String(took),
      cost: String(cost),
      remaining: String(remaining),
      limit: String(SANDBOX_POINTS),
    },
  );
}

interface ShownProps {
  readonly title: string;
  readonly text: string;
  readonly onEnd: () => void;
}

function Shown({title, text, onEnd}: ShownProps): ReactNode {
  // What the visitor created is in it.
  useEffect(() => onVisitEnd(onEnd), [onEnd]);
  return <LiveCode title={title} text={text} language="json" />;
}

/** Runs the request of a link in the sandbox. @param onEnd drops the response, at the end of the visit. @throws when there is none */
export async function runLink(link: string, onEnd: () => void) {
  const response = await send(link);
  const title = words(response);
  return {words: title, shown: <Shown title={title} text={prettyText(response.body.text)} onEnd={onEnd} />};
}
