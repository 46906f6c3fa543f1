import { type CSSProperties, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Body, Button, Container, Head, Html, Link, Preview, Section, Text } from "react-email";

/** A part of a mail between its head and its footer. */
export type MailBlock =
  | { readonly kind: "text"; readonly lines: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "button"; readonly label: string; readonly url: string };

export interface MailPage {
  readonly brand: string;
  /** What lists of mails show behind the subject, and the title of the page. */
  readonly preheader: string;
  readonly blocks: readonly MailBlock[];
  /** Lines below the card; an address at the end of one becomes a link. */
  readonly footer: readonly string[];
}

const WIDTH_PX = 600;

// Mail programs read no variables and seldom style sheets, so the colours of the design stand here,
// and those of the dark theme in the one rule that some of them follow.
const light = {
  paper: "#fbfaf7",
  card: "#ffffff",
  line: "#e5e1d8",
  ink: "#16202e",
  hint: "#5e6977",
};
const accent = { background: "#c8401f", ink: "#ffffff" };
const dark = `
@media (prefers-color-scheme: dark) {
  .m-paper { background-color: #15171b !important; }
  .m-card { background-color: #1d2025 !important; border-color: #34383f !important; }
  .m-ink { color: #eceae4 !important; }
  .m-hint { color: #a9afb8 !important; }
}`;
const font =
  "'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Yu Gothic',Meiryo,sans-serif";

const paragraph: CSSProperties = {
  margin: "0 0 20px",
  color: light.ink,
  fontSize: 16,
  lineHeight: "28px",
  overflowWrap: "anywhere",
};
const small: CSSProperties = {
  color: light.hint,
  fontSize: 12,
  lineHeight: "20px",
  wordBreak: "break-all",
};

const link: CSSProperties = { color: light.hint, textDecorationLine: "underline" };

/** The one layout of all mails, as HTML that is the same everywhere; what people wrote is text in it. */
export function mailHtml({ brand, preheader, blocks, footer }: MailPage): string {
  const page = h(
    Html,
    { lang: "ja" },
    h(
      Head,
      null,
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("style", null, dark),
    ),
    h(
      Body,
      { lang: "ja", style: { margin: 0, padding: 0, fontFamily: font } },
      h(Preview, null, preheader),
      h(
        Section,
        { className: "m-paper", style: { padding: "24px 8px", backgroundColor: light.paper } },
        h(
          Container,
          { style: { width: "100%", maxWidth: WIDTH_PX } },
          h(
            Section,
            {
              className: "m-card",
              style: {
                padding: 32,
                border: `1px solid ${light.line}`,
                borderRadius: 12,
                backgroundColor: light.card,
              },
            },
            h(Text, { className: "m-ink", style: { ...paragraph, fontWeight: "bold" } }, brand),
            ...blocks.map((block, index) => h(Block, { key: index, block })),
          ),
          h(
            Section,
            { style: { padding: "16px 32px" } },
            h(
              Text,
              { className: "m-hint", style: { ...small, margin: 0 } },
              ...withBreaks(footer.map((line) => linked(line))),
            ),
          ),
        ),
      ),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}`;
}

function Block({ block }: { readonly block: MailBlock }): ReactNode {
  if (block.kind === "text")
    return h(Text, { className: "m-ink", style: paragraph }, ...withBreaks(block.lines));
  if (block.kind === "list")
    return h(
      "ul",
      { className: "m-ink", style: { ...paragraph, paddingLeft: 24 } },
      ...block.items.map((item, index) => h("li", { key: index }, ...withBreaks(linesOf(item)))),
    );
  const { label, url } = block;
  return h(
    Section,
    null,
    h(
      Button,
      {
        href: url,
        style: {
          padding: "12px 28px",
          borderRadius: 999,
          backgroundColor: accent.background,
          color: accent.ink,
          fontSize: 16,
          fontWeight: "bold",
        },
      },
      label,
    ),
    // For programs that show no buttons, and for whoever wants to see where it leads.
    h(
      Text,
      { className: "m-hint", style: { ...small, margin: "12px 0 20px" } },
      h(Link, { href: url, className: "m-hint", style: link }, url),
    ),
  );
}

/** An item may have an address of ours below it; its first line is whatever people wrote. */
const linesOf = (item: string): ReactNode[] =>
  item.split("\n").map((line, index) => (index === 0 ? line : linked(line)));

/** A line of ours that ends with an address, which becomes a link. */
function linked(line: string): ReactNode {
  const found = /^(.*?)(https?:\/\/\S+|\{[a-z-]+\})$/.exec(line);
  if (!found) return line;
  const [, before, url = ""] = found;
  return h("span", null, before, h(Link, { href: url, className: "m-hint", style: link }, url));
}

const withBreaks = (lines: readonly ReactNode[]): ReactNode[] =>
  lines.flatMap((line, index) => (index === 0 ? [line] : [h("br", { key: index }), line]));
