import {type Call, invalid, userOf} from './call';
import {advance} from './memberships';
import {type Fields, isSame, referenceTo} from './store';

const ACTIONS = '/v2/actions';
const TASKS = '/v2/tasks';

/** Operations about an action, and the type that it must have. */
const TYPES: Readonly<Record<string, string>> = {
  'activities-calls-create': 'phone',
  'activities-create': 'integration',
  'ongoing-actions-create': 'integration',
};

/** Fields of a call whose values are names in a list of the team. */
const LISTED = {disposition: '/v2/call_dispositions', sentiment: '/v2/call_sentiments'};

function unlistedValue({body, store}: Call): Response | undefined {
  for (const [field, list] of Object.entries(LISTED)) {
    const names = store.all(list).map(({name}) => name);
    if (body[field] !== undefined && !names.includes(body[field]))
      return invalid({[field]: [`Sandbox: must be one of: ${names.join(', ')}`]});
  }
  return undefined;
}

/** The refusal of a call about an action or task that isn't open, or with a value that the team doesn't have. */
export function activityRefusal(call: Call): Response | undefined {
  const {operation, body, store} = call;
  const type = TYPES[operation.operationId];
  if (type === undefined) return undefined;
  const isMarking = operation.operationId === 'ongoing-actions-create';
  const action = store.get(ACTIONS, body.action_id);
  const isOthers = body.person_id !== undefined && !isSame(action ?? {}, 'person', body.person_id);
  const isOpen = action?.type === type && !isOthers && !(isMarking && action.status === 'pending_activity');
  if (!isOpen && (isMarking || body.action_id !== undefined))
    return invalid({action_id: [`Sandbox: no open ${type} action has this ID`]});
  if (body.task_id !== undefined && store.get(TASKS, body.task_id)?.current_state !== 'scheduled')
    return invalid({task_id: ['Sandbox: no open task has this ID']});
  return unlistedValue(call);
}

export function taskCounts({store, time}: Call): Fields {
  const tasks = store.all(TASKS);
  const open = tasks.filter(({current_state: state}) => state !== 'completed');
  const overdue = open.filter(({due_date: due}) => typeof due === 'string' && due < time.slice(0, 10));
  return {completed: tasks.length - open.length, overdue: overdue.length, scheduled: open.length - overdue.length};
}

/** The action that a call marks as ongoing. It stays open until an activity completes it. */
export const markedOngoing = ({body, store, time}: Call): Fields =>
  store.put(ACTIONS, {...store.get(ACTIONS, body.action_id), status: 'pending_activity', updated_at: time});

export const completedTask = (call: Call, task: Fields): Fields => ({
  ...task,
  current_state: 'completed',
  completed_at: call.time,
  completed_by: referenceTo('/v2/users', userOf(call).id),
});

/** Completes the task or the step of a cadence that an activity is about. @returns the action of the step */
export function completeActivity(call: Call): Fields | undefined {
  const {body, store} = call;
  const task = store.get(TASKS, body.task_id);
  if (task) store.put(TASKS, {...completedTask(call, task), updated_at: call.time});
  const action = store.get(ACTIONS, body.action_id);
  if (!action) return undefined;
  store.remove(ACTIONS, String(action.id));
  advance(call, action);
  return action;
}
