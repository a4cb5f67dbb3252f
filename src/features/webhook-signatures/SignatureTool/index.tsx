import {type ReactNode, useEffect, useMemo, useReducer, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import events from '@generated/guide-tools/default/events.json';
import {Field, FieldGrid, NumberField, TextField} from '@site/src/components/Field';
import {onVisitEnd} from '@site/src/features/visit';
import {testDeliveryUrl} from '@site/src/config/publicFiles';
import {guideUrls} from '@site/src/config/routes';
import {LiveCode} from '@site/src/features/samples';
import {boundedNumber} from '@site/src/utils/boundedNumber';
import {siteUrl} from '@site/src/config/siteUrl';
import {testCommand} from '../core/testDelivery';
import {type Reason, curlOf, headerLines, signatureOf, verifySignature} from '../core/signature';
import styles from './styles.module.css';

/** No data of one visitor is left for the next. */
export default function SignatureTool(): ReactNode {
  const [visit, endVisit] = useReducer((visits: number) => visits + 1, 0);
  useEffect(() => onVisitEnd(endVisit), []);
  return <Form key={visit} />;
}

/** The token is in the memory of the page only. */
function Form(): ReactNode {
  const [token, setToken] = useState('');
  return (
    <>
      <TextField
        label={translate({message: 'Your callback_token (it stays on this page)'})}
        value={token}
        onValue={setToken}
      />
      <h3>{translate({message: 'Make a delivery'})}</h3>
      <SignedDelivery token={token} />
      <h3>{translate({message: 'Check a signature'})}</h3>
      <Check token={token} />
    </>
  );
}

/** The usual one is that of the receivers in the guide. */
const PORTS = {least: 1, most: 65_535, usual: 8080};

export function SignedDelivery({token}: {readonly token: string}): ReactNode {
  const [event, setEvent] = useState('person_updated');
  const [port, setPort] = useState(String(PORTS.usual));
  const body = JSON.stringify(events[event]);
  const signature = useResult(useMemo(() => (token ? () => signatureOf(token, body) : undefined), [token, body]));
  const delivery = signature === undefined ? undefined : {event, body, signature};
  return (
    <>
      <FieldGrid>
        <Field label={translate({message: 'Event'})}>
          <select className="site-input" value={event} onChange={({target}) => setEvent(target.value)}>
            {Object.keys(events).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        <NumberField
          label={translate({message: 'Port of your receiver'})}
          limits={PORTS}
          value={port}
          onValue={setPort}
        />
      </FieldGrid>
      {delivery ? (
        <>
          <LiveCode title={translate({message: 'Delivery headers'})} text={headerLines(delivery).join('\n')} />
          <LiveCode title={translate({message: 'Delivery body'})} text={body} />
          <LiveCode
            title={translate({message: 'Command for a POSIX shell'})}
            language="curl"
            text={curlOf(delivery, boundedNumber(port, PORTS).value)}
          />
          <LiveCode
            title={translate({message: 'Command for any shell, with Node.js'})}
            language="curl"
            text={testCommand(siteUrl + testDeliveryUrl, {port: boundedNumber(port, PORTS).value, delivery})}
          />
          <Receiver />
        </>
      ) : (
        <p>
          <Translate>Enter a token to sign the delivery. Any text works for a test.</Translate>
        </p>
      )}
    </>
  );
}

const Receiver = (): ReactNode => (
  <p>
    <Translate
      values={{
        receiver: (
          <Link to={`${guideUrls.deliveryHeaders}#receive-and-verify`}>
            <Translate>a receiver of this guide</Translate>
          </Link>
        ),
        variable: <code>{'SALESLOFT_CALLBACK_TOKEN'}</code>,
      }}>
      {
        'Start {receiver} with your token in {variable}, then run a command. It prints status 204. The one with Node.js sends a failed delivery three more times, as the API does, a second apart. No command has the token.'
      }
    </Translate>
  </p>
);

export function Check({token}: {readonly token: string}): ReactNode {
  const [body, setBody] = useState('');
  const [signature, setSignature] = useState('');
  const isComplete = token !== '' && body !== '' && signature.trim() !== '';
  const reasons = useResult(
    useMemo(
      () => (isComplete ? () => verifySignature(body, signature, token) : undefined),
      [isComplete, body, signature, token],
    ),
  );
  return (
    <>
      <Field label={translate({message: 'Received body'})}>
        <textarea
          className={styles.body}
          rows={5}
          spellCheck={false}
          value={body}
          onChange={({target}) => setBody(target.value)}
        />
      </Field>
      <TextField label={translate({message: 'Signature'})} value={signature} onValue={setSignature} />
      <div role="status">
        {!isComplete && <Translate>Enter the token, and the body and signature of a delivery.</Translate>}
        {reasons && <Verdict reasons={reasons} />}
      </div>
    </>
  );
}

function Verdict({reasons}: {readonly reasons: readonly Reason[]}): ReactNode {
  if (reasons.length === 0) {
    return (
      <strong>
        <Translate>Valid. The signature matches this body and token.</Translate>
      </strong>
    );
  }
  return (
    <>
      <strong className="text-danger">{translate({message: 'Not valid.'})}</strong>
      <ul className="margin-bottom--none">
        {reasons.map((reason) => (
          <li key={reason}>{reasonTexts[reason]()}</li>
        ))}
      </ul>
    </>
  );
}

const reasonTexts: Readonly<Record<Reason, () => string>> = {
  prefix: () => translate({message: 'It has a prefix such as sha1=. Salesloft sends none: compare the digits only.'}),
  upperCase: () => translate({message: 'It has uppercase letters. Write the digest in lowercase hex.'}),
  base64: () => translate({message: 'The digest is in base64. Write it in lowercase hex.'}),
  sha256: () => translate({message: 'The hash is SHA-256. Use SHA-1.'}),
  lineBreak: () =>
    translate({
      message:
        'The signed body has different line breaks, for example one at the end. Use the bytes as you received them.',
    }),
  serialized: () =>
    translate({
      message: 'The body was serialized again: its whitespace, key order, or escapes changed. Keep the raw bytes.',
    }),
  tokenEnds: () =>
    translate({message: 'The token had an extra space, line break, or quotation mark at its start or end. Strip it.'}),
  malformed: () =>
    translate({message: "It isn't a complete signature of 40 hexadecimal digits. Copy the whole header."}),
  unknown: () =>
    translate({
      message: 'It matches no known mistake. It was made with another token, or the body has different content.',
    }),
};

/** The result of a calculation, which must be the same function while its inputs are the same. Undefined until it's known. */
export function useResult<Value>(calculate: (() => Promise<Value>) | undefined): Value | undefined {
  const [result, setResult] = useState<{readonly of: typeof calculate; readonly value: Value}>();
  useEffect(() => {
    let isCurrent = true;
    void calculate?.().then((value) => isCurrent && setResult({of: calculate, value}));
    return () => {
      isCurrent = false;
    };
  }, [calculate]);
  return result?.of === calculate ? result?.value : undefined;
}
