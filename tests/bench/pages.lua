-- Pages of each kind in turn, a description and a picture, as browsers ask for them.
local paths = {
  "/", "/docs/platform/intro/", "/docs/api/people-index/", "/docs/api/people-create/", "/openapi/v2.json", "/img/logo.svg"
}
local turn = 0

request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], {["Accept-Encoding"] = "br, gzip"})
end
