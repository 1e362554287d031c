// The bridge to Swift: one buffer of bytes, a question in and an answer out.
//
// The engine exports `room`, `load` and `ask`; Sources/Bridge says what they do. Nothing is decided
// here: a question is a name and values, a line each, and the answer is JSON.
//
// engine.packed is the WebAssembly module with gzip, so that it is small behind any server.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Starts the engine with the catalogue; throws when one of them cannot be read. */
export async function start() {
  const [packed, catalogue] = await Promise.all([fetch("engine.packed"), fetch("catalogue.txt")]);
  if (!packed.ok || !catalogue.ok) throw new Error(`engine ${packed.status}, catalogue ${catalogue.status}`);
  const wasm = new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/wasm" },
  });
  let memory;
  const { instance } = await WebAssembly.instantiateStreaming(wasm, imports(() => memory));
  memory = instance.exports.memory;
  instance.exports._initialize();

  const write = (bytes) => {
    const place = instance.exports.room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  };
  const data = new Uint8Array(await catalogue.arrayBuffer());
  write(data);
  const line = instance.exports.load(data.length);
  if (line !== 0) throw new Error(`line ${line} of catalogue.txt`);

  /** The answer to a question; the last value may have several lines. */
  const ask = (name, ...values) => {
    const question = encoder.encode([name, ...values].join("\n"));
    write(question);
    const length = instance.exports.ask(question.length);
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, instance.exports.room(0), length)));
  };
  return { ask, bytes: () => memory.buffer.byteLength };
}

/** What the C library of the engine asks of its host: only random bytes, for Swift's hashing. */
function imports(memory) {
  const known = {
    random_get(place, count) {
      crypto.getRandomValues(new Uint8Array(memory().buffer, place, count));
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine ended with ${code}`);
    },
  };
  const system = new Proxy(known, { get: (all, name) => all[name] ?? (() => 0) });
  return { wasi_snapshot_preview1: system, env: new Proxy({}, { get: () => () => 0 }) };
}
