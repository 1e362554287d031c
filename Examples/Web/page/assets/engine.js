// The bridge to Swift: one buffer of bytes, a question in and an answer out.
//
// An engine exports `room`, `ask` and perhaps `load`; Sources/Bridge says what they do. Nothing is
// decided here: a question is a name and values, a line each, and the answer is JSON.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Starts the engine of the answers with the catalogue; throws when one of them cannot be read. */
export async function start(engine, catalogue) {
  const [made, response] = await Promise.all([open(engine), fetch(catalogue)]);
  if (!response.ok) throw new Error(`${catalogue}: ${response.status}`);
  let line = made.load(new Uint8Array(await response.arrayBuffer()));
  if (line !== 0) {
    // A newer catalogue may have lines that this build does not know; its own is kept beside it.
    const built = await fetch(`${catalogue}?built`, { cache: "no-cache" });
    if (built.ok) line = made.load(new Uint8Array(await built.arrayBuffer()));
  }
  if (line !== 0) throw new Error(`${catalogue}, ${line}`);
  return made;
}

/** Starts an engine by its name. */
export async function open(name) {
  let memory;
  const { instance } = await WebAssembly.instantiateStreaming(await code(name), imports(() => memory));
  const { exports } = instance;
  memory = exports.memory;
  exports._initialize();

  const write = (bytes) => {
    const place = exports.room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  };
  return {
    /** Takes the catalogue; 0, or the first line that it cannot read. */
    load(bytes) {
      write(bytes);
      return exports.load(bytes.length);
    },
    /** The answer to a question; the last value may have several lines. */
    ask(name, ...values) {
      const question = encoder.encode([name, ...values].join("\n"));
      write(question);
      const length = exports.ask(question.length);
      return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, exports.room(0), length)));
    },
    bytes: () => memory.buffer.byteLength,
  };
}

/** The code of an engine: compressed by the host where it does that, otherwise as the build packed it. */
async function code(name) {
  const stop = new AbortController();
  const plain = await fetch(`${name}.wasm`, { signal: stop.signal }).catch(() => null);
  if (plain?.ok && plain.headers.has("Content-Encoding")) return plain;
  stop.abort();
  const packed = await fetch(`${name}.packed`);
  if (!packed.ok) throw new Error(`${name}: ${packed.status}`);
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/wasm" },
  });
}

/** What the C library of an engine asks of its host: only random bytes, for Swift's hashing. */
function imports(memory) {
  return {
    wasi_snapshot_preview1: {
      random_get(place, count) {
        crypto.getRandomValues(new Uint8Array(memory().buffer, place, count));
        return 0;
      },
    },
  };
}
