"""Creates a cadence with two steps, and lists the new steps."""
import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")

INTRO = {
    "title": "Operations intro", "subject": "Fewer missed pickups at {{company}}",
    "body": "<p>Hi {{first_name}},</p><p>May I show you how other depots plan their pickups?</p><p>{{My.first_name}}</p>",
    "open_tracking": True, "click_tracking": True, "attachments": [],
}
CADENCE = {
    "settings": {
        "name": "Operations Leaders Q3",
        "target_daily_people": 15,
        "remove_replied": True,
        "remove_bounced": True,
        "external_identifier": "ops-leaders-2026-q3",
        "cadence_function": "outbound",
    },
    "sharing_settings": {"team_cadence": True, "shared": True},
    "cadence_content": {"step_groups": [
        {
            "day": 1, "reference_id": "intro", "due_immediately": False, "automated": True,
            "automated_settings": {
                "send_type": "at_time", "time_of_day": "09:30",
                "timezone_mode": "person", "allow_send_on_weekends": False,
            },
            "steps": [{
                "enabled": True, "name": "Intro email", "type": "Email",
                "type_settings": {"previous_email_step_group_reference_id": None, "email_template": INTRO},
            }],
        },
        {
            "day": 3, "reference_id": "first-call", "due_immediately": False,
            "automated": False, "automated_settings": {},
            "steps": [{
                "enabled": True, "name": "First call", "type": "Phone",
                "type_settings": {"instructions": "Ask how missed pickups are tracked today."},
            }],
        },
    ]},
}
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def call(path, body=None):
    request = Request(f"{API}/v2{path}", data=json.dumps(body).encode() if body else None, headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}",
        "Content-Type": "application/json",
    })
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        sys.exit(f"{path}: {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


cadence_id = call("/cadence_imports", CADENCE)["cadence"]["id"]
print(f"Created cadence {cadence_id}")

steps = call(f"/steps?cadence_id={cadence_id}&per_page=100")
for step in sorted(steps, key=lambda step: (step["day"], int(step["step_number"]))):
    print(f"Day {step['day']}: {step['name']} (step {step['id']}, {step['type']})")
