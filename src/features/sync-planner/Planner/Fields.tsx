import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {FieldGrid, NumberField} from '@site/src/components/Field';
import {FIELDS, LIMITS, type PlanField, type PlanTexts} from '../core/planValues';

interface Props {
  readonly texts: PlanTexts;
  readonly onChange: (field: PlanField, text: string) => void;
}

export const Fields = ({texts, onChange}: Props): ReactNode => (
  <FieldGrid>
    {FIELDS.map((field) => (
      <NumberField
        key={field}
        label={labels[field]()}
        limits={LIMITS[field]}
        value={texts[field]}
        onValue={(text) => onChange(field, text)}
      />
    ))}
  </FieldGrid>
);

const labels: Readonly<Record<PlanField, () => string>> = {
  records: () => translate({id: 'site.planner.records', message: 'Records in the list'}),
  perPage: () => translate({id: 'site.planner.perPage', message: 'Page size (per_page)'}),
  changes: () => translate({id: 'site.planner.changes', message: 'Records that change per hour'}),
  interval: () => translate({id: 'site.planner.interval', message: 'Seconds between passes'}),
  other: () => translate({id: 'site.planner.other', message: 'Other traffic, in points per minute'}),
  latency: () => translate({id: 'site.planner.latency', message: 'Milliseconds per request'}),
};
