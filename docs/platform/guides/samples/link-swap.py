"""Responds to link_swap deliveries with your own links, and redirects people who click them to the real pages."""
import hashlib
import hmac
import json
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlencode, urlsplit

if not {"CALLBACK_TOKEN", "LINK_SECRET"} <= os.environ.keys():
    sys.exit("Set CALLBACK_TOKEN and LINK_SECRET")
TOKEN = os.environ["CALLBACK_TOKEN"].encode()  # of the subscription: verifies Salesloft's signature
SECRET = os.environ["LINK_SECRET"].encode()  # a second secret: signs our own links
OUR_PAGES = os.environ.get("OUR_PAGES", "https://www.larkfield.example/")  # swap only these
REDIRECTS = os.environ.get("REDIRECTS", "https://go.larkfield.example")  # public URL of this server
PORT = int(os.environ.get("PORT", "8080"))


def sign(key, text, digest):
    return hmac.new(key, text, digest).hexdigest().encode()


def swapped(link, delivery):
    """The link contains everything that a click needs, so nothing is stored while Salesloft waits."""
    query = urlencode({"email": delivery["email"]["id"], "person": delivery["person"]["id"], "to": link})
    return f"{REDIRECTS}/r?{query}&sign={sign(SECRET, query.encode(), hashlib.sha256).decode()}"


def replacements(body):
    delivery = json.loads(body)
    return {link: swapped(link, delivery) for link in delivery["links"] if link.startswith(OUR_PAGES)}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        signature = self.headers.get("x-salesloft-signature", "").encode()
        if not hmac.compare_digest(signature, sign(TOKEN, body, hashlib.sha1)):
            return self.reply(401, {"error": "bad signature"})
        links = {}
        try:
            if self.headers.get("x-salesloft-event") == "link_swap":
                links = replacements(body)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            print("links unchanged:", repr(error), file=sys.stderr)  # never block an email
        self.reply(200, {"links": links})

    def do_GET(self):
        address = urlsplit(self.path)
        query, _, signature = address.query.partition("&sign=")
        genuine = hmac.compare_digest(signature.encode(), sign(SECRET, query.encode(), hashlib.sha256))
        if address.path != "/r" or not genuine:
            return self.reply(404, {"error": "unknown link"})
        click = {name: values[0] for name, values in parse_qs(query).items()}
        print("person", click["person"], "opened", click["to"], flush=True)  # record the click here
        self.reply(302, None, click["to"])

    def reply(self, status, response, location=None):
        text = json.dumps(response).encode() if response is not None else b""
        self.send_response(status)
        if location:
            self.send_header("Location", location)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)


print(f"Waiting for link_swap deliveries on port {PORT}", flush=True)
ThreadingHTTPServer(("", PORT), Handler).serve_forever()
