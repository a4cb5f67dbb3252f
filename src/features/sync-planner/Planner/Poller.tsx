import type {ReactNode} from 'react';
import pollers from '@generated/guide-tools/default/pollers.json';
import Translate from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {LiveCode} from '@site/src/features/samples';
import {LANGUAGE_SLOT} from '@site/src/features/samples/core/languages';
import {POLLERS, type PollerLanguage, fillPoller} from '../core/fillPoller';
import type {PlanValues} from '../core/planValues';
import {numberText} from './numberText';

const isPoller = (language: string | null): language is PollerLanguage =>
  language !== null && Object.hasOwn(POLLERS, language);

/** The poller of the guide with the values of the plan, in the visitor's language if the guide has it. */
export function Poller({values}: {readonly values: PlanValues}): ReactNode {
  const [chosen] = useStorageSlot(LANGUAGE_SLOT);
  const language = isPoller(chosen) ? chosen : 'nodejs';
  return (
    <>
      <LiveCode
        title={POLLERS[language].file}
        language={language}
        text={fillPoller(language, pollers[language], values)}
      />
      {language === 'curl' && (
        <p>
          <Translate id="site.planner.cron" values={{seconds: numberText(values.interval)}}>
            {'It runs one pass. Start it every {seconds} seconds.'}
          </Translate>
        </p>
      )}
    </>
  );
}
