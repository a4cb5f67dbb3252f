"""Sends a request for each response that your code must handle to a mock API."""
import json
import os
import sys
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "http://127.0.0.1:4010")

NEXT = {
    200: "use the data",
    401: "get a new token, and retry once",
    403: "add the scope",
    404: "mark your copy as deleted",
    422: "correct the request, and don't retry",
    429: "wait for the next minute, and retry",
}

CASES = [
    ("GET", "/v2/me", "any", None),
    ("GET", "/v2/me", "", None),
    ("GET", "/v2/people?__code=403", "any", None),
    ("GET", "/v2/people/70211?__code=404", "any", None),
    ("POST", "/v2/people", "any", {"owner_id": "not a number"}),
    ("GET", "/v2/people?__code=429", "any", None),
]

for method, path, key, body in CASES:
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = json.dumps(body).encode() if body else None
    try:
        with urlopen(Request(API + path, data, headers, method=method), timeout=30) as response:
            status = response.status
    except HTTPError as error:
        status = error.code
    except URLError as error:
        sys.exit(f"{API}: {error.reason}")
    print(f"{status} {method} {path}: {NEXT[status]}")
