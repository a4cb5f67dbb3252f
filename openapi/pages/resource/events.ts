import type {PlacedOperation, Spec} from '../../model/spec';
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
  const {webhooks = {}} = spec;
  const aboutEntity = Object.entries(webhooks).filter(([, {post}]) =>
    Object.values(post?.requestBody?.content ?? {}).some(({schema}) => entity && schema && isEntity(entity, schema)),
  );
  const setOff = operations.flatMap((operation) => operation['x-webhook-events'] ?? []);
  return [...new Set([...aboutEntity.map(([name]) => name), ...setOff])].map((name) => ({
    name,
    summary: webhooks[name]?.post?.summary,
    triggers: operations.filter((operation) => operation['x-webhook-events']?.includes(name)),
  }));
}
