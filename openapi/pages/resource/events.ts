import {METHODS, type PlacedOperation, type Spec} from '../../model/spec';
import {type Entity, isEntity} from './entity';

/** A webhook event about a resource. */
export interface WebhookEvent {
  readonly name: string;
  /** Summary of the webhook, if the description has one of this name. */
  readonly summary?: string;
  /** Operations of the group that trigger it. */
  readonly triggers: readonly PlacedOperation[];
}

/** The webhooks whose payload is the record of the group, by name. */
const aboutEntity = (spec: Spec, entity: Entity | undefined): string[] =>
  Object.entries(spec.webhooks ?? {})
    .filter(([, item]) =>
      METHODS.some((method) => {
        const bodies = Object.values(item[method]?.requestBody?.content ?? {});
        return entity && bodies.some(({schema}) => schema && isEntity(entity, schema));
      }),
    )
    .map(([name]) => name);

function summaryOf(spec: Spec, name: string): string | undefined {
  const item = spec.webhooks?.[name] ?? {};
  return METHODS.map((method) => item[method]?.summary).find(Boolean);
}

/** Events that contain the group's record or that its operations trigger, those of the record first. */
export function eventsOf(
  spec: Spec,
  operations: readonly PlacedOperation[],
  entity: Entity | undefined,
): readonly WebhookEvent[] {
  const setOff = operations.flatMap((operation) => operation['x-webhook-events'] ?? []);
  return [...new Set([...aboutEntity(spec, entity), ...setOff])].map((name) => ({
    name,
    summary: summaryOf(spec, name),
    triggers: operations.filter((operation) => operation['x-webhook-events']?.includes(name)),
  }));
}
