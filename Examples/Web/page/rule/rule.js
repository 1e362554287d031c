// The smallest page: a rule in Korean, and the next day on which a store with it is closed.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

async function code(name) {
  const plain = await fetch(`../${name}.wasm`);
  if (plain.headers.has("Content-Encoding")) return plain;
  const packed = await fetch(`../${name}.packed`);
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/wasm" },
  });
}

let memory;
const { instance: { exports } } = await WebAssembly.instantiateStreaming(await code("ENGINE"), {
  wasi_snapshot_preview1: {
    random_get(place, count) {
      crypto.getRandomValues(new Uint8Array(memory.buffer, place, count));
      return 0;
    },
  },
});
memory = exports.memory;
exports._initialize();

/** The next closing: a date, "never", or nothing for what is no rule. */
function next(rule) {
  const question = encoder.encode(`${Date.now()}\n${rule}`);
  const place = exports.room(question.length);
  new Uint8Array(memory.buffer, place, question.length).set(question);
  const length = exports.ask(question.length);
  return decoder.decode(new Uint8Array(memory.buffer, exports.room(0), length));
}

const field = document.querySelector("#rule");
const answer = () => {
  const date = next(field.value);
  document.querySelector("#next").value = date === "never" ? "없음" : date || "읽을 수 없는 규칙입니다.";
};
field.addEventListener("input", answer);
answer();
