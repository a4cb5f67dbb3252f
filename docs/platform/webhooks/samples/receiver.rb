# Needs WEBrick: gem install webrick
require 'json'
require 'openssl'
require 'set'
require 'webrick'

PORT = Integer(ENV.fetch('PORT', '8080'))
TOKEN = ENV.fetch('SALESLOFT_CALLBACK_TOKEN') do
  abort 'Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscription'
end
MAX_BYTES = 5_000_000

HANDLERS = {
  'person_updated' => ->(person) { puts "person_updated: #{person['id']} is #{person['display_name']}" },
  'person_deleted' => ->(person) { puts "person_deleted: #{person['id']}" }
}.freeze
DELIVERIES = Queue.new # in production, use a durable queue
$stdout.sync = true

def genuine?(raw_body, signature)
  OpenSSL.secure_compare(OpenSSL::HMAC.hexdigest('SHA1', TOKEN, raw_body), signature.to_s)
end

def receive(request)
  return 413 if request.content_length.to_i > MAX_BYTES

  # Verify the raw bytes: JSON that is serialized again has another signature.
  raw_body = request.body.to_s
  return 401 unless genuine?(raw_body, request['x-salesloft-signature'])

  DELIVERIES << [request['x-salesloft-event'], JSON.parse(raw_body)]
  204
rescue JSON::ParserError
  400
end

Thread.new do
  handled = Set.new # in production, use a unique key in your database
  loop do
    event, record = DELIVERIES.pop
    key = [event, record['id'], record['updated_at']] # deliveries have no ID
    next if handled.include?(key)

    HANDLERS[event]&.call(record) # ignore unknown events
    handled << key
  rescue StandardError => e
    warn "#{event}: #{e.message}"
  end
end

server = WEBrick::HTTPServer.new(Port: PORT, AccessLog: [], Logger: WEBrick::Log.new(File::NULL))
server.mount_proc('/') { |request, response| response.status = receive(request) }
%w[INT TERM].each { |signal| trap(signal) { server.shutdown } }
puts "Listening on http://127.0.0.1:#{PORT}"
server.start
