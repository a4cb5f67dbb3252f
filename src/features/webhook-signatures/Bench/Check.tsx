import {type ReactNode, useMemo, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Field, TextField} from '@site/src/components/Field';
import {type Reason, verifySignature} from '../core/verifySignature';
import styles from './styles.module.css';
import {useResult} from './useResult';

/** Says whether a signature is that of a body, and if not, why. */
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
      <Field label={translate({id: 'site.bench.received', message: 'Received body'})}>
        <textarea
          className={styles.body}
          rows={5}
          spellCheck={false}
          value={body}
          onChange={({target}) => setBody(target.value)}
        />
      </Field>
      <TextField
        label={translate({id: 'site.bench.signature', message: 'Signature'})}
        value={signature}
        onValue={setSignature}
      />
      <div role="status" className={styles.verdict}>
        {!isComplete && (
          <Translate id="site.bench.incomplete">Enter the token, and the body and signature of a delivery.</Translate>
        )}
        {reasons && <Verdict reasons={reasons} />}
      </div>
    </>
  );
}

function Verdict({reasons}: {readonly reasons: readonly Reason[]}): ReactNode {
  if (reasons.length === 0) {
    return (
      <strong>
        <Translate id="site.bench.valid">Valid. The signature matches this body and token.</Translate>
      </strong>
    );
  }
  return (
    <>
      <strong className="text-danger">
        <Translate id="site.bench.invalid">Not valid.</Translate>
      </strong>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reasonTexts[reason]()}</li>
        ))}
      </ul>
    </>
  );
}

const reasonTexts: Readonly<Record<Reason, () => string>> = {
  prefix: () =>
    translate({
      id: 'site.bench.reason.prefix',
      message: 'It has a prefix such as sha1=. Salesloft sends none: compare the digits only.',
    }),
  upperCase: () =>
    translate({
      id: 'site.bench.reason.upperCase',
      message: 'It has uppercase letters. Write the digest in lowercase hex.',
    }),
  base64: () =>
    translate({id: 'site.bench.reason.base64', message: 'The digest is in base64. Write it in lowercase hex.'}),
  sha256: () => translate({id: 'site.bench.reason.sha256', message: 'The hash is SHA-256. Use SHA-1.'}),
  lineBreak: () =>
    translate({
      id: 'site.bench.reason.lineBreak',
      message:
        'The signed body has different line breaks, for example one at the end. Use the bytes as you received them.',
    }),
  serialized: () =>
    translate({
      id: 'site.bench.reason.serialized',
      message: 'The body was serialized again: its whitespace, key order, or escapes changed. Keep the raw bytes.',
    }),
  tokenEnds: () =>
    translate({
      id: 'site.bench.reason.tokenEnds',
      message: 'The token had an extra space, line break, or quotation mark at its start or end. Strip it.',
    }),
  malformed: () =>
    translate({
      id: 'site.bench.reason.malformed',
      message: "It isn't a complete signature of 40 hexadecimal digits. Copy the whole header.",
    }),
  unknown: () =>
    translate({
      id: 'site.bench.reason.unknown',
      message: 'It matches no known mistake. It was made with another token, or the body has different content.',
    }),
};
