/** Ways to make texts alike by hand, in TypeScript and in SQL. */
const byHand = /\.toLowerCase\(|\.normalize\(|\bilike\b|\blower\(|\bnormalize\(/i;
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Problems where a file makes texts alike in a way of its own. */
export function checkComparing(file: string, source: string): string[] {
  return source
    .split("\n")
    .flatMap((line, at) =>
      byHand.test(line) && !comment.test(line)
        ? [
            `${file}:${at + 1} makes texts alike by hand: fold() and folded() are the way, clean() for what is stored.`,
          ]
        : [],
    );
}
