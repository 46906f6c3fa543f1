import {
  type MailParams,
  type MailTemplate,
  type MailText,
  mailFooter,
  mails,
} from "@tefuda/domain/notification/mails.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import type { Site } from "../kernel/context.ts";

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? "");

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

// Mail programs read no style sheets and no variables, so the colours of the design stand here.
const ink = "#16202e";
const accent = "#c8401f";
const hint = "#5e6977";

function htmlOf(brand: string, paragraphs: readonly string[], button: string, footer: string[]) {
  return [
    '<!doctype html><html lang="ja"><head><meta charset="utf-8"></head>',
    `<body style="margin:0;padding:24px;background:#fbfaf7;color:${ink};font-family:'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif;line-height:1.75">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e5e1d8;border-radius:12px">',
    `<p style="margin:0 0 24px;font-weight:bold">${escapeHtml(brand)}</p>`,
    ...paragraphs.map((text) =>
      /^https?:\S+$/.test(text)
        ? `<p style="margin:0 0 20px"><a href="${escapeHtml(text)}" style="display:inline-block;padding:12px 28px;border-radius:999px;background:${accent};color:#fff;font-weight:bold;text-decoration:none">${escapeHtml(button)}</a></p><p style="margin:0 0 20px;font-size:12px;color:${hint};word-break:break-all">${escapeHtml(text)}</p>`
        : `<p style="margin:0 0 20px">${lines(text)}</p>`,
    ),
    `</div><p style="max-width:560px;margin:16px auto 0;font-size:12px;color:${hint};word-break:break-all">${footer.map(lines).join("<br>")}</p>`,
    "</body></html>",
  ].join("\n");
}

/** A mail as plain text and as simple HTML, with the brand before its subject and the footer. */
export function renderMail<T extends MailTemplate>(
  template: T,
  params: MailParams[T],
  { brand, origin }: Site,
): RenderedMail {
  const { subject, body, button = "" }: MailText = mails[template];
  const values = { ...params };
  const paragraphs = body.map((paragraph) => fillTemplate(paragraph, values));
  const footer = [
    mailFooter.noReply,
    `${origin}/mypage/setting`,
    `${mailFooter.operator}${origin}/contact`,
  ];
  return {
    // A name may hold a line break; a subject may not.
    subject: mailFooter.subject(brand, fillTemplate(subject, values)).replace(/\s+/g, " "),
    text: [...paragraphs, ["--", ...footer].join("\n")].join("\n\n"),
    html: htmlOf(brand, paragraphs, button, footer),
  };
}
