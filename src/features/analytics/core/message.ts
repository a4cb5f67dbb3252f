import {type EventName, type Kind, type SiteEvent, trackingPlan} from '@site/src/features/events/core/trackingPlan';
import {cleaners} from './clean';

export type Properties = Readonly<Record<string, string | number>>;

export interface Message {
  readonly name: EventName;
  readonly properties: Properties;
}

/** Returns a new object with only the planned properties, each cleaned by its kind. */
export function messageOf({name, values}: SiteEvent): Message {
  const given = values as Readonly<Record<string, unknown>>;
  const properties = Object.entries<Kind>(trackingPlan[name]).flatMap(([property, kind]) => {
    const value = cleaners[kind](given[property]);
    return value === undefined ? [] : [[property, value] as const];
  });
  return {name, properties: Object.fromEntries(properties)};
}
