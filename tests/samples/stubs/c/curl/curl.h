/* The part of libcurl that the samples use, for machines without its headers. */
typedef void CURL;
typedef enum { CURLE_OK } CURLcode;
typedef enum { CURLOPT_CUSTOMREQUEST, CURLOPT_URL, CURLOPT_HTTPHEADER, CURLOPT_POST, CURLOPT_POSTFIELDS,
  CURLOPT_POSTFIELDSIZE, CURLOPT_READDATA, CURLOPT_WRITEDATA } CURLoption;
struct curl_slist;
CURL *curl_easy_init(void);
CURLcode curl_easy_setopt(CURL *handle, CURLoption option, ...);
CURLcode curl_easy_perform(CURL *handle);
const char *curl_easy_strerror(CURLcode code);
void curl_easy_cleanup(CURL *handle);
struct curl_slist *curl_slist_append(struct curl_slist *list, const char *text);
void curl_slist_free_all(struct curl_slist *list);
