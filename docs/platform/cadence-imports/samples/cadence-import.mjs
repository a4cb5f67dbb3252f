// Creates a cadence with two steps, and lists the new steps.
const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';

const cadence = {
  settings: {
    name: 'Operations Leaders Q3',
    target_daily_people: 15,
    remove_replied: true,
    remove_bounced: true,
    external_identifier: 'ops-leaders-2026-q3',
    cadence_function: 'outbound',
  },
  sharing_settings: { team_cadence: true, shared: true },
  cadence_content: {
    step_groups: [
      {
        day: 1, reference_id: 'intro', due_immediately: false, automated: true,
        automated_settings: { send_type: 'at_time', time_of_day: '09:30', timezone_mode: 'person', allow_send_on_weekends: false },
        steps: [{
          enabled: true, name: 'Intro email', type: 'Email',
          type_settings: {
            previous_email_step_group_reference_id: null,
            email_template: {
              title: 'Operations intro', subject: 'Fewer missed pickups at {{company}}',
              body: '<p>Hi {{first_name}},</p><p>May I show you how other depots plan their pickups?</p><p>{{My.first_name}}</p>',
              open_tracking: true, click_tracking: true, attachments: [],
            },
          },
        }],
      },
      {
        day: 3, reference_id: 'first-call', due_immediately: false, automated: false, automated_settings: {},
        steps: [{
          enabled: true, name: 'First call', type: 'Phone',
          type_settings: { instructions: 'Ask how missed pickups are tracked today.' },
        }],
      },
    ],
  },
};

async function call(path, options = {}) {
  const response = await fetch(`${API}/v2${path}`, {
    ...options,
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, 'Content-Type': 'application/json' },
  }).catch(({ cause, message }) => {
    console.error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
    process.exit(1);
  });
  const text = await response.text();
  if (!response.ok) {
    console.error(`${path}: ${response.status} ${text}`);
    process.exit(1);
  }
  return JSON.parse(text).data;
}

const created = await call('/cadence_imports', { method: 'POST', body: JSON.stringify(cadence) });
console.log(`Created cadence ${created.cadence.id}`);

const steps = await call(`/steps?cadence_id=${created.cadence.id}&per_page=100`);
steps.sort((a, b) => a.day - b.day || a.step_number - b.step_number);
for (const step of steps) console.log(`Day ${step.day}: ${step.name} (step ${step.id}, ${step.type})`);
