import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import {DEFAULT_LANGUAGE, LANGUAGE_SLOT, LANGUAGES} from '@site/src/features/samples/core/languages';
import type {LoggedCall} from '../../call-log/core/callLog';
import {callSample} from '../callSample';

/** Copies a call as code, in the visitor's language of samples. */
export function CopySample({call}: {readonly call: LoggedCall}): ReactNode {
  const [chosen, slot] = useStorageSlot(LANGUAGE_SLOT);
  const {id, label} =
    LANGUAGES.find((language) => language.id === chosen) ??
    LANGUAGES.find((language) => language.id === DEFAULT_LANGUAGE) ??
    LANGUAGES[0];
  return (
    <>
      <CopyButton
        className="site-button"
        label={translate({id: 'site.apiLogs.copy', message: 'Copy as {language}'}, {language: label})}
        subject={id}
        text={() => callSample(call, id)}
      />
      <select
        className="site-input"
        aria-label={translate({id: 'site.apiLogs.language', message: 'Sample language'})}
        value={id}
        onChange={({target}) => slot.set(target.value)}>
        {LANGUAGES.map((language) => (
          <option key={language.id} value={language.id}>
            {language.label}
          </option>
        ))}
      </select>
    </>
  );
}
