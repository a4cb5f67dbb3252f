import {type Call, invalid} from './call';
import type {Fields} from './store';

/** Operations about an action, and the type that it must have. */
const TYPES: Readonly<Record<string, string>> = {
  'activities-calls-create': 'phone',
  'activities-create': 'integration',
  'ongoing-actions-create': 'integration',
};

/** The refusal of a call about an action or task that isn't open, or about an action of another type. */
export function activityRefusal({operation, body, store}: Call): Response | undefined {
  const type = TYPES[operation.operationId];
  if (type === undefined) return undefined;
  const isMarking = operation.operationId === 'ongoing-actions-create';
  const action = store.get('/v2/actions', body.action_id);
  const isOpen = action?.type === type && !(isMarking && action.status === 'pending_activity');
  if (!isOpen && (isMarking || body.action_id !== undefined))
    return invalid({action_id: [`Sandbox: no open ${type} action has this ID`]});
  const isDone = body.task_id !== undefined && store.get('/v2/tasks', body.task_id)?.current_state !== 'scheduled';
  return isDone ? invalid({task_id: ['Sandbox: no open task has this ID']}) : undefined;
}

/** The action that a call marks as ongoing. It stays open until an activity completes it. */
export const markedOngoing = ({body, store, time}: Call): Fields =>
  store.put('/v2/actions', {...store.get('/v2/actions', body.action_id), status: 'pending_activity', updated_at: time});
