import type {ReactNode} from 'react';
import pollers from '@generated/guide-tools/default/pollers.json';
import {useStorageSlot} from '@docusaurus/theme-common';
import {LiveCode} from '@site/src/features/samples';
import {LANGUAGE_SLOT} from '@site/src/features/samples/core/languages';
import {POLLERS, type PollerLanguage, fillPoller} from '../core/fillPoller';
import type {PlanValues} from '../core/planValues';

const isPoller = (language: string | null): language is PollerLanguage =>
  language !== null && Object.hasOwn(POLLERS, language);

/** The poller of the guide with the values of the plan, in the visitor's language if the guide has it. */
export function Poller({values}: {readonly values: PlanValues}): ReactNode {
  const [chosen] = useStorageSlot(LANGUAGE_SLOT);
  const language = isPoller(chosen) ? chosen : 'nodejs';
  return (
    <LiveCode
      title={POLLERS[language].file}
      language={language}
      text={fillPoller(language, pollers[language], values)}
    />
  );
}
