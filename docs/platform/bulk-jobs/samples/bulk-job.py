import json
import os
import sys
import time
import urllib.error
import urllib.request

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
POLL_SECONDS = float(os.environ.get("POLL_SECONDS", "5"))  # first pause, which grows to a minute
ROWS_PER_UPLOAD = 5_000

INES = "ines.carvalho@cobaltdental.example"
ROWS = [
    {
        "upsert_key": "email_address", "email_address": INES,
        "first_name": "Ines", "last_name": "Carvalho",
    },
    # The same email address: this row updates the person of the first row.
    {"upsert_key": "email_address", "email_address": INES, "title": "Practice Manager"},
    # No value for its key: this row fails on purpose.
    {"upsert_key": "email_address", "first_name": "Daniel", "last_name": "Osei"},
]
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def api(method, path, body=None):
    request = urllib.request.Request(
        f"{API}/v2{path}",
        method=method,
        data=json.dumps(body).encode() if body else None,
        headers={
            "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}",
            "Content-Type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)["data"]
    except urllib.error.HTTPError as error:
        sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def until_done(job_id):
    pause = POLL_SECONDS
    while True:
        job = api("GET", f"/bulk_jobs/{job_id}")
        if job["state"] == "done":
            return job
        print(f"{job['state']}: {job['processed']} of {job['total']}")
        time.sleep(pause)
        pause = min(pause * 2, 60)


def results(job_id):
    """Results have no page numbers: continue after the highest ID until the list is empty."""
    last = 0
    while True:
        page = api("GET", f"/bulk_jobs/{job_id}/results?per_page=100&id%5Bgt%5D={last}")
        fresh = [row for row in page if row["id"] > last]
        if not fresh:
            return
        yield from fresh
        last = max(row["id"] for row in fresh)


job = api("POST", "/bulk_jobs", {"type": "person/upsert", "name": "Expo follow-up contacts"})
job_id = job["id"]
for start in range(0, len(ROWS), ROWS_PER_UPLOAD):
    data = ROWS[start:start + ROWS_PER_UPLOAD]
    upload = api("POST", f"/bulk_jobs/{job_id}/job_data", {"data": data})
    print(f"Job {job_id}: uploaded {upload['records']} rows")
api("PUT", f"/bulk_jobs/{job_id}", {"ready_to_execute": True})
job = until_done(job_id)
print(f"Done: {job['processed']} rows, {job['errors']} failed")
for row in results(job_id):
    print(row["id"], row["status"], row["error"] or row["resource"]["upsert_type"])
