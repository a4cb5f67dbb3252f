// The part of OkHttp 4 that the samples use.
package okhttp3

import java.io.Closeable

abstract class RequestBody {
  companion object {
    fun String.toRequestBody(): RequestBody = TODO(this)
  }
}

abstract class ResponseBody {
  abstract fun string(): String
}

abstract class Response : Closeable {
  abstract val body: ResponseBody?
}

abstract class Call {
  abstract fun execute(): Response
}

class OkHttpClient {
  fun newCall(request: Request): Call = TODO(request.toString())
}

class Request {
  class Builder {
    fun url(url: String): Builder = TODO(url)
    fun get(): Builder = this
    fun post(body: RequestBody): Builder = TODO(body.toString())
    fun put(body: RequestBody): Builder = TODO(body.toString())
    fun patch(body: RequestBody): Builder = TODO(body.toString())
    fun delete(body: RequestBody? = null): Builder = TODO(body.toString())
    fun addHeader(name: String, value: String): Builder = TODO(name + value)
    fun build(): Request = Request()
  }
}
