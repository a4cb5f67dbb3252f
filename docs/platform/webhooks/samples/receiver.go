package main

import (
	"crypto/hmac"
	"crypto/sha1"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

const maxBytes = 5_000_000

var token = os.Getenv("SALESLOFT_CALLBACK_TOKEN")

type record struct {
	ID          json.RawMessage `json:"id"` // a number, or a string for conversations
	DisplayName string          `json:"display_name"`
	UpdatedAt   string          `json:"updated_at"`
}

// Deliveries have no ID.
type key struct {
	event     string
	id        string
	updatedAt string
}

type delivery struct {
	event  string
	record record
}

var handlers = map[string]func(record){
	"person_updated": func(r record) { fmt.Printf("person_updated: %s is %s\n", r.ID, r.DisplayName) },
	"person_deleted": func(r record) { fmt.Printf("person_deleted: %s\n", r.ID) },
}

// In production, use a durable queue.
var deliveries = make(chan delivery, 1000)

func isGenuine(rawBody []byte, signature string) bool {
	mac := hmac.New(sha1.New, []byte(token))
	mac.Write(rawBody)
	return hmac.Equal([]byte(hex.EncodeToString(mac.Sum(nil))), []byte(signature))
}

func work() {
	handled := map[key]bool{} // in production, use a unique key in your database
	for one := range deliveries {
		this := key{one.event, string(one.record.ID), one.record.UpdatedAt}
		handle, known := handlers[one.event]
		if !known || handled[this] { // ignore unknown events
			continue
		}
		handle(one.record)
		handled[this] = true
	}
}

func receive(w http.ResponseWriter, r *http.Request) {
	// Verify the raw bytes: JSON that is serialized again has another signature.
	rawBody, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBytes))
	if err != nil {
		w.WriteHeader(http.StatusRequestEntityTooLarge)
		return
	}
	if !isGenuine(rawBody, r.Header.Get("x-salesloft-signature")) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	var changed record
	if json.Unmarshal(rawBody, &changed) != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	deliveries <- delivery{r.Header.Get("x-salesloft-event"), changed}
	w.WriteHeader(http.StatusNoContent)
}

func main() {
	if token == "" {
		log.Fatal("Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscription")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	go work()
	fmt.Printf("Listening on http://127.0.0.1:%s\n", port)
	log.Fatal(http.ListenAndServe(":"+port, http.HandlerFunc(receive)))
}
