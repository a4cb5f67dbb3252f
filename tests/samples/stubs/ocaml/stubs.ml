(* The part of uri, lwt and cohttp-lwt-unix that the samples use. *)
module Uri = struct
  type t
  let of_string (_ : string) : t = assert false
end

module Lwt = struct
  type 'a t
  module Infix = struct
    let ( >>= ) (_ : 'a t) (_ : 'a -> 'b t) : 'b t = assert false
  end
end

module Lwt_main = struct
  let run (_ : 'a Lwt.t) : 'a = assert false
end

module Lwt_io = struct
  let printl (_ : string) : unit Lwt.t = assert false
end

module Cohttp = struct
  module Header = struct
    type t
    let of_list (_ : (string * string) list) : t = assert false
  end
end

module Cohttp_lwt = struct
  module Body = struct
    type t
    let of_string (_ : string) : t = assert false
    let to_string (_ : t) : string Lwt.t = assert false
  end
end

module Cohttp_lwt_unix = struct
  module Client = struct
    let call ?headers:(_ : Cohttp.Header.t option) ?body:(_ : Cohttp_lwt.Body.t option)
        (_ : [ `GET | `POST | `PUT | `PATCH | `DELETE ]) (_ : Uri.t) : (unit * Cohttp_lwt.Body.t) Lwt.t =
      assert false
  end
end
