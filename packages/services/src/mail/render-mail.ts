import { interviewPhrase } from "@tefuda/domain/interview/phrase.ja";
import {
  type MailParams,
  type MailTemplate,
  type MailText,
  mailFooter,
  mails,
} from "@tefuda/domain/notification/mails.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import type { Site } from "../kernel/context.ts";
import type { MailBlock } from "./mail-html.ts";
import { mailHtmlInThread } from "./mail-html-thread.ts";

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The values that are several lines; of all others a line break is only white space. */
const severalLines: ReadonlySet<string> = new Set(["list", "content", "notice"]);
const PREHEADER_MAX = 100;
const BULLET = "・";

/**
 * A mail as plain text and as HTML, with the brand before its subject and the footer, both from the
 * one text of its template.
 * @param unsubscribeUrl ends the mails of its kind, where a setting does
 */
export async function renderMail<T extends MailTemplate>(
  template: T,
  params: MailParams[T],
  { brand, origin }: Pick<Site, "brand" | "origin">,
  unsubscribeUrl?: string,
): Promise<RenderedMail> {
  const { subject, body: paragraphs, button = "" }: MailText = mails[template];
  const given: Readonly<Record<string, string>> = { ...params };
  // One that waits since before it had a list goes without.
  const body = paragraphs.filter((text) => given.list || !text.includes("{list}"));
  // Said here, so that a mail that waits since before it named the other side is whole too.
  const values = cleaned({ ...given, interview: interviewPhrase(given) });
  const fill = (text: string) => fillTemplate(text, values);
  const filledSubject = mailFooter.subject(brand, fill(subject)).replace(/\s+/g, " ");
  const footer = [
    mailFooter.noReply,
    `${origin}/mypage/setting`,
    `${mailFooter.operator}${origin}/contact`,
    ...(unsubscribeUrl ? [mailFooter.unsubscribe + unsubscribeUrl] : []),
  ];
  const words = body.filter((text) => text !== "{url}").map(fill);
  return {
    subject: filledSubject,
    text: [...body.map(fill), ["--", ...footer].join("\n")].join("\n\n"),
    html: await mailHtmlInThread({
      brand,
      preheader: words.join(" ").replace(/\s+/g, " ").slice(0, PREHEADER_MAX).toWellFormed(),
      blocks: body.flatMap((text): MailBlock[] =>
        text === "{url}"
          ? [{ kind: "button", label: button, url: fill(text) }]
          : text.includes("{list}")
            ? blocksOf(fill(text))
            : [{ kind: "text", lines: fill(text).split("\n") }],
      ),
      footer,
    }),
  };
}

function cleaned(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      severalLines.has(name) ? value : value.replace(/\s+/g, " "),
    ]),
  );
}

/**
 * The lines of a paragraph that holds a list: those that begin with a bullet as a list, with the lines
 * that belong to them. In any other paragraph a bullet is what somebody wrote.
 */
function blocksOf(paragraph: string): MailBlock[] {
  const blocks: ({ kind: "text"; lines: string[] } | { kind: "list"; items: string[] })[] = [];
  for (const line of paragraph.split("\n")) {
    const last = blocks.at(-1);
    if (line.startsWith(BULLET)) {
      const item = line.slice(BULLET.length);
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    } else if (last?.kind === "list" && /^\s/.test(line))
      last.items.push(`${last.items.pop() ?? ""}\n${line.trim()}`);
    else if (last?.kind === "text") last.lines.push(line);
    else blocks.push({ kind: "text", lines: [line] });
  }
  return blocks;
}
