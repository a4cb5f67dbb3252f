import json
import os
import random
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = "https://api.salesloft.com/v2"
NOT_FILTERS = {
    "page", "per_page", "sort_by", "sort_direction", "limit_paging_counts",
    "scoped_fields", "visible_only", "show_deleted",
}


def base_name(name):
    return name.split("[")[0]


def assert_filters_applied(pairs, metadata):
    applied = {base_name(name) for name in (metadata.get("filtering") or {})}
    sent = {base_name(name) for name, _ in pairs} - NOT_FILTERS
    ignored = sorted(name for name in sent - applied if not name.startswith("include_"))
    if ignored:
        raise RuntimeError(f"The API ignored these filters: {', '.join(ignored)}")


def get_list(path, params):
    """params: a dict, or a list of (name, value) pairs when a name is repeated"""
    pairs = list(params.items()) if isinstance(params, dict) else list(params)
    request = Request(f"{API}{path}?{urlencode(pairs)}", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}",
        "Accept": "application/json",
    })
    for attempt in range(1, 6):
        try:
            with urlopen(request, timeout=30) as response:
                body = json.load(response)
        except HTTPError as error:
            if error.code == 429:
                time.sleep(60 + random.random() * 5)
            elif error.code >= 500:
                time.sleep(2 ** attempt)
            else:
                raise RuntimeError(f"{error.code}: {error.read().decode()}") from error
            continue
        assert_filters_applied(pairs, body["metadata"])
        return body
    raise RuntimeError(f"GET {path}: no usable response after 5 attempts")
