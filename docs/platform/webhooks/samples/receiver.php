<?php
// Start it with: php -S 127.0.0.1:8080 receiver.php
declare(strict_types=1);

const MAX_BYTES = 5_000_000;

$token = (string) getenv('SALESLOFT_CALLBACK_TOKEN');
$folder = getenv('HANDLED_FOLDER') ?: sys_get_temp_dir() . '/salesloft-handled';

$handlers = [
    'person_updated' => fn (array $person) => error_log("person_updated: {$person['id']} is {$person['display_name']}"),
    'person_deleted' => fn (array $person) => error_log("person_deleted: {$person['id']}"),
];

function isGenuine(string $rawBody, string $token, string $signature): bool
{
    return hash_equals(hash_hmac('sha1', $rawBody, $token), $signature);
}

/** Handles a delivery once. PHP keeps no state between requests. In production, use a unique key in your database instead of files. */
function handle(callable $handler, string $event, array $record, string $folder): void
{
    is_dir($folder) || mkdir($folder, 0700, true);
    // Deliveries have no ID.
    $mark = $folder . '/' . sha1(json_encode([$event, $record['id'] ?? null, $record['updated_at'] ?? null]));
    $file = @fopen($mark, 'x'); // fails if the file exists
    if ($file === false) {
        return;
    }
    fclose($file);
    try {
        $handler($record);
    } catch (Throwable $error) {
        unlink($mark);
        throw $error;
    }
}

function receive(array $handlers, string $token, string $folder): int
{
    if ($token === '') {
        error_log('Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscription');
        return 500;
    }
    // Verify the raw bytes: JSON that is serialized again has another signature.
    $rawBody = file_get_contents('php://input', false, null, 0, MAX_BYTES + 1);
    if (strlen($rawBody) > MAX_BYTES) {
        return 413;
    }
    if (!isGenuine($rawBody, $token, $_SERVER['HTTP_X_SALESLOFT_SIGNATURE'] ?? '')) {
        return 401;
    }
    $record = json_decode($rawBody, true);
    if (!is_array($record)) {
        return 400;
    }
    $event = $_SERVER['HTTP_X_SALESLOFT_EVENT'] ?? '';
    if (isset($handlers[$event])) { // ignore unknown events
        handle($handlers[$event], $event, $record, $folder); // in production, use a durable queue for long work
    }
    return 204;
}

http_response_code(receive($handlers, $token, $folder));
