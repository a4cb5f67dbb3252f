import {type ReactNode, useMemo, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import pollers from '@generated/guide-tools/default/pollers.json';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {FieldGrid, NumberField} from '@site/src/components/Field';
import {PointsMeter} from '@site/src/components/PointsMeter';
import {LiveCode} from '@site/src/features/samples';
import {LANGUAGE_SLOT} from '@site/src/features/samples/core/languages';
import {numberText} from '@site/src/utils/numberText';
import {POLLERS, type PollerLanguage, fillPoller} from '../core/fillPoller';
import {
  FIELDS,
  LIMITS,
  type Pass,
  type Plan,
  type PlanField,
  type PlanValues,
  planOf,
  queryOf,
  textsIn,
  valuesOf,
} from '../core/plan';
import styles from './styles.module.css';

/** The form, its results and the program. The URL has the values, so that a link or a reload brings them back. */
export default function SyncPlanner(): ReactNode {
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
  records: () => translate({message: 'Records in the list'}),
  perPage: () => translate({message: 'Page size (per_page)'}),
  changes: () => translate({message: 'Records that change per hour'}),
  interval: () => translate({message: 'Seconds between passes'}),
  other: () => translate({message: 'Other traffic, in points per minute'}),
  latency: () => translate({message: 'Milliseconds per request'}),
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

export function Results({plan}: {readonly plan: Plan}): ReactNode {
  const {share, pointsPerMinute, incremental, byCursor, byPage} = plan;
  const left = Math.max(0, share - pointsPerMinute);
  const names = passNames();
  return (
    <>
      <p role="status">
        <Translate values={{points: <strong>{numberText(pointsPerMinute)}</strong>, share: numberText(share)}}>
          {'Points per minute to follow the changes: {points}. Other traffic leaves {share}.'}
        </Translate>{' '}
        {pointsPerMinute > share && <Translate>That is too much: poll less often, or request larger pages.</Translate>}
      </p>
      <p>
        <PointsMeter left={left} limit={POINTS_PER_MINUTE}>
          <Translate values={{left: numberText(left), limit: POINTS_PER_MINUTE}}>
            {'{left} of {limit} points left each minute'}
          </Translate>
        </PointsMeter>
      </p>
      <table className={styles.passes} aria-label={translate({message: 'Cost and time of each pass'})}>
        <thead>
          <tr>
            {[translate({message: 'Metric'}), ...names].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures().map(([name, figureOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[incremental, byCursor, byPage].map((pass, column) => (
                <td key={names[column]} data-label={names[column]}>
                  {figureOf(pass)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Translate values={{points: numberText(byPage.points - byPage.requests)}}>
          {'Deep pages add {points} points to each pass by page number. A cursor stays on page 1.'}
        </Translate>
      </p>
    </>
  );
}

const passNames = (): readonly string[] => [
  translate({message: 'Changes'}),
  translate({message: 'Whole list by cursor'}),
  translate({message: 'Whole list by page number'}),
];

type Figure = readonly [name: string, figureOf: (pass: Pass) => string];

const figures = (): readonly Figure[] => [
  [translate({message: 'Requests'}), ({requests}) => numberText(requests)],
  [translate({message: 'Points'}), ({points}) => numberText(points)],
  [
    translate({message: 'Minutes'}),
    ({minutes}) =>
      minutes === undefined
        ? translate({message: 'Never finishes: a page costs more than the points left'})
        : numberText(Math.ceil(minutes * 10) / 10),
  ],
  [
    translate({message: "Minute of the first 429 if you don't wait"}),
    ({first429}) => (first429 === undefined ? translate({message: 'None'}) : numberText(first429)),
  ],
];
