// Start it with: dotnet run Receiver.cs (.NET 10 or later)
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Threading;

class Delivery
{
    public string Event, Signature, Body;
}

static class Receiver
{
    const int MaxBytes = 5000000;
    static readonly string Port = Environment.GetEnvironmentVariable("PORT") ?? "8080";
    static readonly string Token = Environment.GetEnvironmentVariable("SALESLOFT_CALLBACK_TOKEN") ?? "";

    // Parse the body with the JSON library of your project.
    static readonly Dictionary<string, Action<string>> Handlers = new Dictionary<string, Action<string>>
    {
        ["person_updated"] = person => Console.WriteLine("person_updated: " + person),
        ["person_deleted"] = person => Console.WriteLine("person_deleted: " + person),
    };

    // In production, use a durable queue.
    static readonly BlockingCollection<Delivery> Deliveries = new BlockingCollection<Delivery>();

    static bool IsGenuine(byte[] rawBody, string signature)
    {
        using (var hmac = new HMACSHA1(Encoding.UTF8.GetBytes(Token)))
        {
            var expected = BitConverter.ToString(hmac.ComputeHash(rawBody)).Replace("-", "").ToLowerInvariant();
            return CryptographicOperations.FixedTimeEquals(
                Encoding.UTF8.GetBytes(expected), Encoding.UTF8.GetBytes(signature));
        }
    }

    static void Work()
    {
        var handled = new HashSet<string>(); // in production, use a unique key in your database
        foreach (var delivery in Deliveries.GetConsumingEnumerable())
        {
            var key = delivery.Event + " " + delivery.Signature; // the same event with the same body
            if (!Handlers.TryGetValue(delivery.Event, out var handler) || handled.Contains(key))
                continue; // ignore unknown events
            try
            {
                handler(delivery.Body);
                handled.Add(key);
            }
            catch (Exception error)
            {
                Console.Error.WriteLine(error.Message);
            }
        }
    }

    static int Receive(HttpListenerRequest request)
    {
        if (request.ContentLength64 > MaxBytes) return 413;
        // Verify the raw bytes: JSON that is serialized again has another signature.
        var buffer = new MemoryStream();
        request.InputStream.CopyTo(buffer);
        var rawBody = buffer.ToArray();
        var signature = request.Headers["x-salesloft-signature"] ?? "";
        if (!IsGenuine(rawBody, signature)) return 401;
        Deliveries.Add(new Delivery
        {
            Event = request.Headers["x-salesloft-event"] ?? "",
            Signature = signature,
            Body = Encoding.UTF8.GetString(rawBody),
        });
        return 204;
    }

    static void Main()
    {
        if (Token == "")
        {
            Console.Error.WriteLine("Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscription");
            Environment.Exit(1);
        }
        new Thread(Work) { IsBackground = true }.Start();
        var listener = new HttpListener();
        listener.Prefixes.Add("http://127.0.0.1:" + Port + "/");
        listener.Start();
        Console.WriteLine("Listening on http://127.0.0.1:" + Port);
        while (true)
        {
            var context = listener.GetContext();
            try
            {
                context.Response.StatusCode = Receive(context.Request);
                context.Response.Close();
            }
            catch (Exception error) // a client that disconnects must not stop the receiver
            {
                Console.Error.WriteLine(error.Message);
            }
        }
    }
}
