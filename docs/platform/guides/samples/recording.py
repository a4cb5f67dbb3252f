"""Downloads the recording of a conversation into the current folder.

    python3 recording.py 0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301
"""
import json
import os
import shutil
import sys
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
ENDINGS = {"audio/wav": "wav", "video/mp4": "mp4"}
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


class NoRedirect(HTTPRedirectHandler):
    """Doesn't follow redirects, because urllib would send the token to the other host."""

    def redirect_request(self, *_):
        return None


def find_media(identifier):
    request = Request(f"{API}/v2/conversations/{identifier}/recording", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Accept": "application/json",
    })
    try:
        with build_opener(NoRedirect).open(request, timeout=30) as response:
            return json.load(response)["data"]["url"]
    except HTTPError as error:
        if "location" in error.headers:
            return error.headers["location"]
        sys.exit(f"HTTP {error.code}: {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


if len(sys.argv) != 2:
    sys.exit("Usage: python3 recording.py <conversation ID>")
try:
    with urlopen(find_media(sys.argv[1]), timeout=60) as media:  # without the token: the URL is signed
        name = f"{sys.argv[1]}.{ENDINGS.get(media.headers['content-type'], 'bin')}"
        with open(name, "wb") as file:
            shutil.copyfileobj(media, file)
except HTTPError as error:
    sys.exit(f"The media host returned HTTP {error.code}")
except URLError as error:
    sys.exit(str(error.reason))
print(f"Saved {name}")
