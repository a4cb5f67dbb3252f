import {type ReactNode, useMemo, useState} from 'react';
import pollers from '@generated/guide-tools/default/pollers.json';
import {useStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {FieldGrid, NumberField} from '@site/src/components/Field';
import {LiveCode} from '@site/src/features/samples';
import {LANGUAGE_SLOT} from '@site/src/features/samples/core/languages';
import {POLLERS, type PollerLanguage, fillPoller} from '../core/fillPoller';
import {planOf} from '../core/plan';
import {FIELDS, LIMITS, type PlanField, type PlanValues, queryOf, textsIn, valuesOf} from '../core/planValues';
import {Results} from './Results';

/** The form, its results and the program. The URL has the values, so that a link or a reload brings them back. */
export default function Planner(): ReactNode {
  const [texts, setTexts] = useState(() => textsIn(window.location.search));
  const values = useMemo(() => valuesOf(texts), [texts]);
  const plan = useMemo(() => planOf(values), [values]);
  const change = (field: PlanField, text: string): void => {
    const next = {...texts, [field]: text};
    setTexts(next);
    window.history.replaceState(window.history.state, '', `?${queryOf(valuesOf(next))}#sync-planner`);
  };
  return (
    <>
      <FieldGrid>
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={labels[field]()}
            limits={LIMITS[field]}
            value={texts[field]}
            onValue={(text) => change(field, text)}
          />
        ))}
      </FieldGrid>
      <Results plan={plan} />
      <Poller values={values} />
    </>
  );
}

const labels: Readonly<Record<PlanField, () => string>> = {
  records: () => translate({id: 'site.planner.records', message: 'Records in the list'}),
  perPage: () => translate({id: 'site.planner.perPage', message: 'Page size (per_page)'}),
  changes: () => translate({id: 'site.planner.changes', message: 'Records that change per hour'}),
  interval: () => translate({id: 'site.planner.interval', message: 'Seconds between passes'}),
  other: () => translate({id: 'site.planner.other', message: 'Other traffic, in points per minute'}),
  latency: () => translate({id: 'site.planner.latency', message: 'Milliseconds per request'}),
};

const isPoller = (language: string | null): language is PollerLanguage =>
  language !== null && Object.hasOwn(POLLERS, language);

/** The poller of the guide with the values of the plan, in the visitor's language if the guide has it. */
function Poller({values}: {readonly values: PlanValues}): ReactNode {
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
