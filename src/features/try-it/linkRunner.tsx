import {type ReactNode, useEffect} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {meaningOf} from '@site/openapi/model/statusCodes';
import {versionAt} from '@site/src/config/apiVersions';
import {addCall} from '@site/src/features/call-log';
import {LiveCode} from '@site/src/features/samples';
import {SANDBOX_POINTS, resetSandbox, sandboxRecords} from '@site/src/features/sandbox';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import {EMPTY_DRAFT, draftOf} from './core/draft';
import {withToken} from './core/httpRequest';
import {prettyText} from './core/json';
import {createdIn, withNewestIds} from './core/newestIds';
import {fetchOperation} from './core/operation';
import {type Outcome, loggedCall, rateLimitOf} from './core/outcome';
import {formReducer} from './core/formReducer';
import {openForm} from './core/target';
import {ActionWithStatus} from './SandboxAccess/ActionWithStatus';
import controls from './controls.module.css';
import {sendRequest, toSandbox} from './hooks/sendRequest';

type Received = Extract<Outcome, {kind: 'response'}>;

interface Ran extends Pick<ReturnType<typeof withNewestIds>, 'used' | 'missing'> {
  readonly response: Received;
  /** Whether the visitor has created records. */
  readonly hasCreated: boolean;
}

/** A tab with nothing of a form, so that the request is that of the link. */
const EMPTY = {...{draft: undefined, target: undefined, undo: undefined, ids: undefined}, isLoggedIn: false};

/** Sends the request of a link to the sandbox, as the form of its operation does. @throws when there is no response */
async function send(link: string): Promise<Ran> {
  const {pathname, hash} = new URL(link, window.location.href);
  const visit = currentVisit();
  const loaded = await fetchOperation(versionAt(pathname)?.id ?? '', pathname.split('/').findLast(Boolean) ?? '');
  const context = {loaded, apiUrl: loaded.server, targets: ['sandbox']} as const;
  const created = createdIn(await sandboxRecords());
  const {draft, used, missing} = withNewestIds(loaded, draftOf(hash) ?? EMPTY_DRAFT, created);
  const form = openForm(context, EMPTY, draft);
  const [, effects] = formReducer(context, form, {type: 'submitted', hasMalformedKey: false, anyway: true});
  const effect = effects.find((one) => one.type === 'send');
  if (!effect) throw new Error(`The request of ${link} can't be sent.`);
  const {sent, token} = effect;
  const response = await sendRequest(
    withToken(sent.request, token),
    new AbortController(),
    toSandbox(loaded, sent.scopes),
  );
  if (response.kind !== 'response' || currentVisit() !== visit) throw new Error('There is no response.');
  addCall(loggedCall(loaded, sent, response));
  return {response, used, missing, hasCreated: created.length > 0};
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

/** What the request had in place of printed IDs, and a way on after an error that follows from earlier steps. */
function Notes({response: {status}, used, missing, hasCreated}: Ran): ReactNode {
  const isFailed = status === 404 || status === 422;
  return (
    <div className={controls.notes}>
      {[...used].map(([name, id]) => (
        <p key={name}>
          <Translate values={{name: <code>{name}</code>, id: <code>{id}</code>}}>
            {'Sent with {name} {id}, the newest record that you created.'}
          </Translate>
        </p>
      ))}
      {isFailed && missing.size > 0 && (
        <p>
          <Translate values={{name: <code>{[...missing].join(', ')}</code>}}>
            {'No record for {name} yet. First run the step that creates it.'}
          </Translate>
        </p>
      )}
      {isFailed && hasCreated && (
        <p>
          <Translate>
            If this step ran before, its record is already there. Go on with the next step, or reset the sandbox and
            start over.
          </Translate>{' '}
          <ActionWithStatus
            act={resetSandbox}
            label={translate({message: 'Reset sandbox'})}
            done={translate({
              message: 'The sandbox has its original records again. Run the steps again from the first one.',
            })}
          />
        </p>
      )}
    </div>
  );
}

interface ShownProps {
  readonly ran: Ran;
  readonly title: string;
  readonly onEnd: () => void;
}

function Shown({ran, title, onEnd}: ShownProps): ReactNode {
  // What the visitor created is in it.
  useEffect(() => onVisitEnd(onEnd), [onEnd]);
  return (
    <>
      <Notes {...ran} />
      <LiveCode title={title} text={prettyText(ran.response.body.text)} language="json" />
    </>
  );
}

/** Runs the request of a link in the sandbox. @param onEnd drops the response, at the end of the visit. @throws when there is none */
export async function runLink(link: string, onEnd: () => void) {
  const ran = await send(link);
  const title = words(ran.response);
  return {words: title, shown: <Shown {...{ran, title, onEnd}} />};
}
