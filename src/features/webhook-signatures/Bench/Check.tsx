import {type ReactNode, useMemo, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Field, TextField} from '@site/src/components/Field';
import {type Reason, verifySignature} from '../core/verifySignature';
import {reasonTexts} from './reasonTexts';
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
      <strong className={styles.invalid}>
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
