import { linkParts } from "./link-parts";

/** A text whose web addresses can be followed, in a tab that cannot reach back. */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return linkParts(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.href ? (
      <a
        key={key}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="break-all underline underline-offset-4"
      >
        {part.text}
      </a>
    ) : (
      part.text
    );
  });
}
