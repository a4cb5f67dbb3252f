/* The part of Foundation and libdispatch that the samples use. */
typedef signed char BOOL;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
@end
@interface NSString : NSObject
- (instancetype)initWithData:(id)data encoding:(NSUInteger)encoding;
- (id)dataUsingEncoding:(NSUInteger)encoding;
- (NSString *)stringByAppendingString:(NSString *)text;
@end
@interface NSConstantString : NSString
@end
@interface NSDictionary : NSObject
+ (instancetype)dictionaryWithObjects:(const id[])objects forKeys:(const id[])keys count:(NSUInteger)count;
- (id)objectForKeyedSubscript:(id)key;
@end
@interface NSProcessInfo : NSObject
@property(class, readonly) NSProcessInfo *processInfo;
@property(readonly) NSDictionary *environment;
@end
@interface NSData : NSObject
- (instancetype)initWithData:(NSData *)data;
@end
@interface NSError : NSObject
@end
@interface NSURL : NSObject
+ (instancetype)URLWithString:(NSString *)text;
@end
@interface NSURLResponse : NSObject
@end
typedef enum { NSURLRequestUseProtocolCachePolicy } NSURLRequestCachePolicy;
@interface NSMutableURLRequest : NSObject
+ (instancetype)requestWithURL:(NSURL *)url
                   cachePolicy:(NSURLRequestCachePolicy)policy
               timeoutInterval:(NSTimeInterval)seconds;
- (void)setHTTPMethod:(NSString *)method;
- (void)setAllHTTPHeaderFields:(NSDictionary *)headers;
- (void)setHTTPBody:(NSData *)body;
@end
@interface NSURLSessionDataTask : NSObject
- (void)resume;
@end
@interface NSURLSession : NSObject
+ (NSURLSession *)sharedSession;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSMutableURLRequest *)request
                            completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))handler;
@end

enum { NSUTF8StringEncoding = 4 };
void NSLog(NSString *format, ...);
typedef id dispatch_semaphore_t;
dispatch_semaphore_t dispatch_semaphore_create(long value);
long dispatch_semaphore_signal(dispatch_semaphore_t semaphore);
long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, unsigned long long timeout);
#define DISPATCH_TIME_FOREVER (~0ull)
