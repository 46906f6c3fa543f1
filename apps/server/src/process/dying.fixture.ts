// Loaded into a process before it starts: has it meet an error that nobody catches, full of marked words, as
// soon as so many listen for such errors.
/** What is thrown, or rejected where nobody listens. */
type Death = "rejected statement" | "rejected words" | "thrown";

const { DEATH, LISTENERS } = process.env as { readonly DEATH?: Death; readonly LISTENERS?: string };
const GIVEN_UP_MS = 100_000;
const mark = "しるし太郎 shirushi.taro@example.jp shirushi-taro";

/** As the database's library makes it, which takes long to load. */
const statement = () =>
  Object.assign(
    new Error(`Failed query: insert into users (name) values ($1)\nparams: ${mark}`, {
      cause: Object.assign(new Error(`Failing row contains (${mark}).`), {
        code: "23514",
        detail: mark,
      }),
    }),
    { params: [mark] },
  );
const thrown = () =>
  Object.assign(new TypeError(`${mark}\n    at ${mark} (${mark}:1:1)`), {
    row: { name: mark },
    cause: mark,
  });

function die() {
  if (DEATH === "thrown") throw thrown();
  void Promise.reject(DEATH === "rejected words" ? mark : statement());
}

const begun = Date.now();
const look = setInterval(() => {
  const count = process.listenerCount("uncaughtException");
  if (count < Number(LISTENERS) && Date.now() < begun + GIVEN_UP_MS) return;
  clearInterval(look);
  die();
}, 20);
