/** Words that most guessed passwords consist of, without what is hung on to them. */
const words = new Set(
  `password passwort passw passwd passcode pass p@ssword p@ssw qwerty qwertyui qwertyuiop qwertz azerty
  asdf asdfgh asdfghjkl asdfjkl zxcvbn zxcvbnm qazwsx qazwsxedc qwer qweasd qweasdzxc abc abcd abcde
  abcdef abcdefg abcdefgh abcdefghi letmein welcome iloveyou loveyou admin administrator root login
  master secret changeme default guest test testtest user hello monkey dragon football baseball
  basketball superman batman pokemon sunshine princess shadow michael jordan starwars whatever
  computer internet sakura tokyo japan nihon doraemon tefuda`.split(/\s+/),
);

/** Runs of neighbouring keys and digits; a part of one, either way, is as easy to guess. */
const runs = [
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "147258369147258369",
];
const HUNG_ON_MAX = 5;

const reversed = (text: string) => [...text].reverse().join("");

/** The part that is repeated from beginning to end: `abab` is `ab` twice. */
function unitOf(text: string): string {
  const length = [...text].findIndex(
    (_, index) =>
      index > 0 &&
      text.length % index === 0 &&
      text.slice(0, index).repeat(text.length / index) === text,
  );
  return length === -1 ? text : text.slice(0, length);
}

/** Whether a password is among the first that are guessed: a common word, a run of keys, a repetition. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const unit = unitOf(plain);
  if (unit.length <= 4 && unit !== plain) return true;
  if (runs.some((run) => run.includes(unit) || reversed(run).includes(unit))) return true;
  const read = unit.replaceAll("0", "o").replaceAll("$", "s");
  return [unit, read].some((text) => {
    const word = text.replace(/^[^a-z]+|[^a-z]+$/g, "");
    return words.has(word) && text.length - word.length <= HUNG_ON_MAX;
  });
}
