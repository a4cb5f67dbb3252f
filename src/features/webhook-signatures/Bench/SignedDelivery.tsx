import {type ReactNode, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import events from '@generated/guide-tools/default/events.json';
import Translate, {translate} from '@docusaurus/Translate';
import {Field, FieldGrid, NumberField} from '@site/src/components/Field';
import {guideUrls} from '@site/src/config/routes';
import {LiveCode} from '@site/src/features/samples';
import {boundedNumber} from '@site/src/utils/boundedNumber';
import {curlOf, headerLines} from '../core/delivery';
import {signatureOf} from '../core/signature';
import {useResult} from './useResult';

/** The usual one is that of the receivers in the guide. */
const PORTS = {least: 1, most: 65_535, usual: 8080};

/** An example of an event's delivery, signed with the token, and the command that posts it. */
export function SignedDelivery({token}: {readonly token: string}): ReactNode {
  const [event, setEvent] = useState('person_updated');
  const [port, setPort] = useState(String(PORTS.usual));
  const body = JSON.stringify(events[event]);
  const signature = useResult(useMemo(() => (token ? () => signatureOf(token, body) : undefined), [token, body]));
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
        <NumberField
          label={translate({id: 'site.bench.port', message: 'Port of your receiver'})}
          limits={PORTS}
          value={port}
          onValue={setPort}
        />
      </FieldGrid>
      {delivery ? (
        <>
          <LiveCode
            title={translate({id: 'site.bench.headers', message: 'Delivery headers'})}
            text={headerLines(delivery).join('\n')}
          />
          <LiveCode title={translate({id: 'site.bench.body', message: 'Delivery body'})} text={body} />
          <LiveCode
            title={translate({id: 'site.bench.command', message: 'Command for a POSIX shell'})}
            language="curl"
            text={curlOf(delivery, boundedNumber(port, PORTS).value)}
          />
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

const Receiver = (): ReactNode => (
  <p>
    <Translate
      id="site.bench.receiver"
      values={{
        receiver: (
          <Link to={`${guideUrls.deliveryHeaders}#receive-and-verify`}>
            <Translate id="site.bench.receivers">a receiver of this guide</Translate>
          </Link>
        ),
        variable: <code>{'SALESLOFT_CALLBACK_TOKEN'}</code>,
      }}>
      {'Start {receiver} with your token in {variable}, then run the command. It prints status 204.'}
    </Translate>
  </p>
);
