import hashlib
import hmac
import json
import os
import queue
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PORT = int(os.environ.get("PORT", "8080"))
TOKEN = os.environ.get("SALESLOFT_CALLBACK_TOKEN", "")
MAX_BYTES = 5_000_000

replies = {}  # by email; in production, a column of your database


def report_reply(email):
    if email["counts"]["replies"] <= replies.get(email["id"], 0):
        return  # sent, viewed, clicked, or bounced
    replies[email["id"]] = email["counts"]["replies"]
    print(f"email_updated: person {(email['recipient'] or {}).get('id')} replied to email {email['id']}")


HANDLERS = {
    "person_updated": lambda record: print(f"person_updated: {record['id']} is {record['display_name']}"),
    "person_deleted": lambda record: print(f"person_deleted: {record['id']}"),
    "email_updated": report_reply,
}
deliveries = queue.Queue()  # in production, use a durable queue


def is_genuine(raw_body, signature):
    expected = hmac.new(TOKEN.encode(), raw_body, hashlib.sha1).hexdigest()
    return hmac.compare_digest(expected.encode(), signature.encode())


def work():
    handled = set()  # in production, use a unique key in your database
    while True:
        event, record = deliveries.get()
        # Deliveries have no ID.
        key = (event, record.get("id"), record.get("updated_at"))
        if key in handled or event not in HANDLERS:  # ignore unknown events
            continue
        try:
            HANDLERS[event](record)
            handled.add(key)
        except Exception as error:
            print(f"{event} {record.get('id')}: {error!r}", file=sys.stderr)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("Content-Length") or 0)
        if length > MAX_BYTES:
            return self.response(413)
        # Verify the raw bytes: JSON that is serialized again has another signature.
        raw_body = self.rfile.read(length)
        if not is_genuine(raw_body, self.headers.get("x-salesloft-signature", "")):
            return self.response(401)
        try:
            record = json.loads(raw_body)
        except ValueError:
            return self.response(400)
        deliveries.put((self.headers.get("x-salesloft-event"), record))
        self.response(204)

    def response(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        """Keeps one line for each request off the terminal."""


if not TOKEN:
    sys.exit("Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscription")
threading.Thread(target=work, daemon=True).start()
server = ThreadingHTTPServer(("", PORT), Receiver)
print(f"Listening on http://127.0.0.1:{PORT}", flush=True)
server.serve_forever()
