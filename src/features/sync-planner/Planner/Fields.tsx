import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {FieldGrid, TextField} from '@site/src/components/Field';
import {FIELDS, LIMITS, type PlanField, type PlanTexts, valueOf} from '../core/planValues';
import {numberText} from './numberText';

interface Props {
  readonly texts: PlanTexts;
  readonly onChange: (field: PlanField, text: string) => void;
}

/** The values of a plan. A value that can't be used is replaced, and the field says by what. */
export const Fields = ({texts, onChange}: Props): ReactNode => (
  <FieldGrid>
    {FIELDS.map((field) => (
      <TextField
        key={field}
        label={labels[field]()}
        value={texts[field]}
        onValue={(text) => onChange(field, text)}
        inputMode="numeric"
        problem={problemOf(field, texts[field])}
      />
    ))}
  </FieldGrid>
);

function problemOf(field: PlanField, text: string): string | undefined {
  const {value, isReplaced} = valueOf(field, text);
  if (!isReplaced) return undefined;
  return translate(
    {id: 'site.planner.problem', message: 'Enter a whole number from {least} to {most}. The plan uses {value}.'},
    {least: numberText(LIMITS[field].least), most: numberText(LIMITS[field].most), value: numberText(value)},
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
