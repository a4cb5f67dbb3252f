import {type EventName, type Kind, type SiteEvent, trackingPlan} from '@site/src/features/events/core/trackingPlan';
import {cleaners} from './clean';

export type Properties = Readonly<Record<string, string | number>>;

/** An event as it may leave the page. */
export interface Message {
  readonly name: EventName;
  readonly properties: Properties;
}

/** Makes a new object of the planned properties and nothing else, each cleaned by its kind. */
export function messageOf({name, values}: SiteEvent): Message {
  const given = values as Readonly<Record<string, unknown>>;
  const properties = Object.entries<Kind>(trackingPlan[name]).flatMap(([property, kind]) => {
    const value = cleaners[kind](given[property]);
    return value === undefined ? [] : [[property, value] as const];
  });
  return {name, properties: Object.fromEntries(properties)};
}
