import {type ReactNode, useMemo, useState} from 'react';
import events from '@generated/guide-tools/default/events.json';
import Translate, {translate} from '@docusaurus/Translate';
import {Field, FieldGrid, TextField} from '@site/src/components/Field';
import {LiveCode} from '@site/src/features/samples';
import {curlOf, headerLines} from '../core/delivery';
import {signatureOf} from '../core/hmac';
import {Receiver} from './Receiver';
import {useResult} from './useResult';

const FIRST_EVENT = 'person_updated';
/** Port of the receivers in the guide. */
const USUAL_PORT = 8080;

const portOf = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined;

/** An example of an event's delivery, signed with the token, and the command that posts it. */
export function SignedDelivery({token}: {readonly token: string}): ReactNode {
  const [event, setEvent] = useState(FIRST_EVENT);
  const [portText, setPortText] = useState(String(USUAL_PORT));
  const body = JSON.stringify(events[event]);
  const signature = useResult(
    useMemo(() => (token === '' ? undefined : () => signatureOf(token, body)), [token, body]),
  );
  const port = portOf(portText);
  const delivery = signature === undefined ? undefined : {event, body, signature};
  return (
    <>
      <FieldGrid>
        <Field label={translate({id: 'site.bench.event', message: 'Event'})}>
          <select className="site-input" value={event} onChange={({target}) => setEvent(target.value)}>
            {Object.keys(events).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        <TextField
          label={translate({id: 'site.bench.port', message: 'Port of your receiver'})}
          value={portText}
          onValue={setPortText}
          inputMode="numeric"
          problem={port === undefined ? portProblem() : undefined}
        />
      </FieldGrid>
      {delivery ? (
        <>
          <LiveCode
            title={translate({id: 'site.bench.headers', message: 'Headers of the delivery'})}
            text={headerLines(delivery).join('\n')}
          />
          <LiveCode title={translate({id: 'site.bench.body', message: 'Body of the delivery'})} text={body} />
          <LiveCode title="curl" language="curl" text={curlOf(delivery, port ?? USUAL_PORT)} />
          <Receiver />
        </>
      ) : (
        <p>
          <Translate id="site.bench.noToken">Enter a token to sign the delivery. Any text works for a test.</Translate>
        </p>
      )}
    </>
  );
}

const portProblem = (): string =>
  translate(
    {id: 'site.bench.portProblem', message: 'A port is a number from 1 to 65535. The command uses {port}.'},
    {port: String(USUAL_PORT)},
  );
