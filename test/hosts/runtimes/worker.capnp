using Workerd = import "/workerd/workerd.capnp";

# No compatibility flags: the worker has the APIs of the web, and none of Node.
const config :Workerd.Config = (
  services = [(name = "shop", worker = .shop)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "shop")],
);

const shop :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "bundle.js")],
  compatibilityDate = "2026-11-01",
);
