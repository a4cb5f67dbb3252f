import {type ReactNode, useMemo, useState} from 'react';
import {planOf} from '../core/plan';
import {type PlanField, queryOf, textsIn, valuesOf} from '../core/planValues';
import {Fields} from './Fields';
import {Poller} from './Poller';
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
      <Fields texts={texts} onChange={change} />
      <Results plan={plan} />
      <Poller values={values} />
    </>
  );
}
