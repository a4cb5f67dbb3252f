import {METHODS, type PlacedOperation, type Spec} from '../../model/spec';
import {type Entity, isEntity} from './entity';

export interface WebhookEvent {
  readonly name: string;
  /** Summary of the webhook, if the description has one of this name. */
  readonly summary?: string;
  /** Operations of the group that trigger it. */
  readonly triggers: readonly PlacedOperation[];
}

/** Events that contain the group's record or that its operations trigger, those of the record first. */
export function eventsOf(
  spec: Spec,
  operations: readonly PlacedOperation[],
  entity: Entity | undefined,
): readonly WebhookEvent[] {
  const webhooks = new Map(
    Object.entries(spec.webhooks ?? {}).map(([name, item]) => [
      name,
      METHODS.flatMap((method) => item[method] ?? [])[0],
    ]),
  );
  const aboutEntity = [...webhooks].filter(([, webhook]) =>
    Object.values(webhook?.requestBody?.content ?? {}).some(({schema}) => entity && schema && isEntity(entity, schema)),
  );
  const setOff = operations.flatMap((operation) => operation['x-webhook-events'] ?? []);
  return [...new Set([...aboutEntity.map(([name]) => name), ...setOff])].map((name) => ({
    name,
    summary: webhooks.get(name)?.summary,
    triggers: operations.filter((operation) => operation['x-webhook-events']?.includes(name)),
  }));
}
