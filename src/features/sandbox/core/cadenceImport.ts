import {type Call, invalid, json, userOf} from './call';
import {type Fields, referenceTo, textOf} from './store';

const CADENCES = '/v2/cadences';
const STEPS = '/v2/steps';

/** Adds a cadence with its steps, or the steps of one that has none. */
export function importCadence(call: Call): Response {
  const {store, time, body, success} = call;
  const {cadence_id: given, step_groups: groups} = body.cadence_content as Fields;
  const hasSteps = store.find(STEPS, 'cadence', given) !== undefined;
  if (hasSteps || (given !== undefined && !store.get(CADENCES, given)))
    return invalid({cadence_id: ['Sandbox: no cadence without steps has this ID']});
  const times = {created_at: time, updated_at: time};
  const settings = {...(body.settings as Fields), ...(body.sharing_settings as Fields)};
  const user = store.find('/v2/users', 'email', settings.cadence_owner) ?? userOf(call);
  const made = {owner: referenceTo('/v2/users', user.id), tags: textOf(settings.tags).split(',').filter(Boolean)};
  const newCadence = {...settings, ...made, ...times, current_state: 'draft', draft: true};
  const cadence = referenceTo(CADENCES, given ?? store.put(CADENCES, {...newCadence, id: store.nextId(CADENCES)}).id);
  for (const {day, steps} of groups as {day: number; steps: Fields[]}[])
    for (const {name, type} of steps) {
      const kind = textOf(type);
      const place = {cadence, day, step_number: 1, display_name: `Day ${String(day)}: Step 1 - ${kind}`};
      store.put(STEPS, {id: store.nextId(STEPS), name, type: kind.toLowerCase(), ...place, ...times});
    }
  return json(success.status, {data: {cadence}});
}
