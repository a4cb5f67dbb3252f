import {type ReactNode, useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import {DEFAULT_LANGUAGE, LANGUAGE_SLOT, LANGUAGES} from '@site/src/features/samples/core/languages';
import type {LoggedCall} from '../../call-log/core/callLog';
import {callSample} from '../callSample';

/** Copies a call as code, in the visitor's language of samples. The code is written first, because a copy can't wait for it. */
export function CopySample({call}: {readonly call: LoggedCall}): ReactNode {
  const [chosen] = useStorageSlot(LANGUAGE_SLOT);
  const {id, label} = LANGUAGES.find((language) => language.id === (chosen ?? DEFAULT_LANGUAGE)) ?? LANGUAGES[0];
  const [sample, setSample] = useState<string>();
  useEffect(() => {
    void callSample(call, id).then(setSample, () => setSample(undefined));
  }, [call, id]);
  if (sample === undefined) return null;
  return (
    <CopyButton
      key={sample}
      className="site-button"
      label={translate({id: 'site.apiLogs.copy', message: 'Copy as {language}'}, {language: label})}
      text={() => sample}
    />
  );
}
