import {type ReactNode, useMemo, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import pollers from '@generated/guide-tools/default/pollers.json';
import {FieldGrid, NumberField} from '@site/src/components/Field';
import {LiveCode} from '@site/src/features/samples';
import {LANGUAGE_SLOT} from '@site/src/features/samples/core/languages';
import {numberText} from '@site/src/utils/numberText';
import {POLLERS, type PollerLanguage, fillPoller} from '../core/fillPoller';
import {
  FIELDS,
  LIMITS,
  PRESETS,
  type Pass,
  type Plan,
  type PlanField,
  type PlanValues,
  UNITS,
  type Unit,
  planOf,
  queryOf,
  textsIn,
  unitOf,
  valuesOf,
} from '../core/plan';
import {Interval} from './Interval';
import {Picture} from './Picture';
import styles from './styles.module.css';

/** The form, its results and the program. The URL has the values, so that a link or a reload brings them back. */
export default function SyncPlanner(): ReactNode {
  const [texts, setTexts] = useState(() => textsIn(window.location.search));
  const values = useMemo(() => valuesOf(texts), [texts]);
  const [presses, setPresses] = useState(0);
  const plan = useMemo(() => planOf(values), [values]);
  const change = (field: PlanField, text: string): void => {
    const next = {...texts, [field]: text};
    setTexts(next);
    window.history.replaceState(window.history.state, '', `?${queryOf(valuesOf(next))}#sync-planner`);
  };
  return (
    <>
      <div className="site-bar" role="group" aria-label={translate({message: 'Presets'})}>
        {(Object.keys(PRESETS) as (keyof typeof PRESETS)[]).map((preset) => (
          <button
            key={preset}
            type="button"
            className="site-button"
            onClick={() => {
              change('interval', String(PRESETS[preset]));
              // The field begins again, with the unit of the preset.
              setPresses(presses + 1);
            }}>
            {presetNames[preset]()}
          </button>
        ))}
      </div>
      <FieldGrid>
        {FIELDS.map((field) =>
          field === 'interval' ? (
            <Interval
              key={`${field} ${String(presses)}`}
              text={texts[field]}
              onSeconds={(seconds) => change(field, String(seconds))}
            />
          ) : (
            <NumberField
              key={field}
              label={labels[field]()}
              limits={LIMITS[field]}
              value={texts[field]}
              onValue={(text) => change(field, text)}
            />
          ),
        )}
      </FieldGrid>
      <Results plan={plan} interval={values.interval} />
      <Poller values={values} />
    </>
  );
}

const presetNames: Readonly<Record<keyof typeof PRESETS, () => string>> = {
  nightly: () => translate({message: 'Nightly'}),
  quarterHour: () => translate({message: 'Every 15 minutes'}),
  minute: () => translate({message: 'Every minute'}),
};

const labels: Readonly<Record<Exclude<PlanField, 'interval'>, () => string>> = {
  records: () => translate({message: 'Records in the list'}),
  perPage: () => translate({message: 'Page size (per_page)'}),
  changes: () => translate({message: 'Records that change per hour'}),
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

interface ResultsProps {
  readonly plan: Plan;
  /** Seconds between two passes. */
  readonly interval: number;
}

/** The average says little of passes that are rare: it rounds to nothing. */
function Average({plan: {share, pointsPerMinute, incremental}, interval}: ResultsProps): ReactNode {
  if (pointsPerMinute < 1)
    return (
      <Translate values={{points: <strong>{numberText(incremental.points)}</strong>, every: intervalText(interval)}}>
        {'Points to follow the changes: {points}, {every}.'}
      </Translate>
    );
  return (
    <Translate values={{points: <strong>{numberText(pointsPerMinute)}</strong>, share: numberText(share)}}>
      {'Points per minute to follow the changes: {points}. Other traffic leaves {share}.'}
    </Translate>
  );
}

const everyTexts: Readonly<Record<Unit, readonly [one: () => string, several: (count: string) => string]>> = {
  day: [() => translate({message: 'once a day'}), (count) => translate({message: 'every {count} days'}, {count})],
  hour: [() => translate({message: 'once an hour'}), (count) => translate({message: 'every {count} hours'}, {count})],
  minute: [
    () => translate({message: 'once a minute'}),
    (count) => translate({message: 'every {count} minutes'}, {count}),
  ],
  second: [
    () => translate({message: 'once a second'}),
    (count) => translate({message: 'every {count} seconds'}, {count}),
  ],
};

function intervalText(seconds: number): string {
  const unit = unitOf(seconds);
  const count = seconds / UNITS[unit];
  const [one, several] = everyTexts[unit];
  return count === 1 ? one() : several(numberText(count));
}

export function Results({plan, interval}: ResultsProps): ReactNode {
  const {share, pointsPerMinute, incremental, byCursor, byPage} = plan;
  const names = passNames();
  return (
    <>
      <p role="status">
        <Average plan={plan} interval={interval} />{' '}
        {pointsPerMinute > share && <Translate>That is too much: poll less often, or request larger pages.</Translate>}
      </p>
      <Picture plan={plan} names={names} />
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

const tenths = (value: number): string => numberText(Math.ceil(value * 10) / 10);

const durationText = (minutes: number): string =>
  minutes < 1
    ? translate({message: '{count} s'}, {count: tenths(minutes * 60)})
    : translate({message: '{count} min'}, {count: tenths(minutes)});

type Figure = readonly [name: string, figureOf: (pass: Pass) => string];

const figures = (): readonly Figure[] => [
  [translate({message: 'Requests'}), ({requests}) => numberText(requests)],
  [translate({message: 'Points'}), ({points}) => numberText(points)],
  [
    translate({message: 'Time'}),
    ({minutes}) =>
      minutes === undefined
        ? translate({message: 'Never finishes: a page costs more than the points left'})
        : durationText(minutes),
  ],
  [
    translate({message: "Minute of the first 429 if you don't wait"}),
    ({first429}) => (first429 === undefined ? translate({message: 'None'}) : numberText(first429)),
  ],
];
