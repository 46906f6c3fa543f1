import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BodyNode,
  bodyHtml,
  bodyImages,
  bodyTags,
  bodyText,
  isSafeLink,
  parseBody,
  sanitiseBody,
} from "./body.ts";

const p = (...children: BodyNode[]) => ({ tag: "p", children });

const cell = (...children: BodyNode[]) => ({ tag: "td", children });
const table = (...rows: object[][]) => ({
  tag: "table",
  children: rows.map((children) => ({ tag: "tr", children })),
});

function everyElement(nodes: readonly BodyNode[]): Exclude<BodyNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [node, ...everyElement(node.children)],
  );
}

const hostilePieces = fc.oneof(
  fc.constantFrom(
    "<p>",
    "</p>",
    "<script>",
    "</script>",
    '<a href="',
    "javascript:",
    '">',
    "</a>",
    "<img src='/files/",
    "'>",
    "<svg onload=x>",
    "<!--",
    "-->",
    "<",
    ">",
    '"',
    "text",
    "&lt;",
    "<iframe>",
    "</iframe>",
    "<li>",
    "<h2 id=x>",
    "<strong>",
    "</strong>",
    "<ul>",
    "<blockquote>",
    "</blockquote>",
    "<br/>",
    "&quot;&#60;script&#62;",
    " onerror=alert(1) ",
    "<img src='/files/articles/a.png' alt='\"><script>'>",
    "<a href='/a?b=1&amp;c=\"2'>",
    "<style>",
    "</style>",
    "<table>",
    "</table>",
    "<tbody>",
    "<tr>",
    "</tr>",
    "<th>",
    "<td colspan='2' rowspan=\"3\">",
    "</td>",
    "<ol start=3>",
    '<ol start="3">',
    "<h1>",
    "</h1>",
    "<b>",
  ),
  fc.string(),
);

const allowedTag =
  /<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|table|tr|th|td)>|<ol start="\d+">|<t[hd](?: colspan="\d+")?(?: rowspan="\d+")?>|<br>|<\/a>|<a(?: href="(?:\/(?![/\\])|https?:\/\/|mailto:)[^"\s\\]*")?>|<img src="\/files\/[\w./-]+" alt="[^"<>]*">/g;

describe("parseBody", () => {
  it("reads what articles are made of", () => {
    expect(
      parseBody("<h2>題</h2><p>本文<strong>強調</strong><br>次</p><ul><li>一</li><li>二</li></ul>"),
    ).toEqual([
      { tag: "h2", children: ["題"] },
      p("本文", { tag: "strong", children: ["強調"] }, { tag: "br", children: [] }, "次"),
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["一"] },
          { tag: "li", children: ["二"] },
        ],
      },
    ]);
  });

  it("reads entities as the letters they stand for, and never as HTML", () => {
    expect(parseBody("<p>A &amp; B &lt;script&gt; &#12354; &unknown;</p>")).toEqual([
      p("A & B <script> あ &unknown;"),
    ]);
  });

  it.each([
    ["<p onclick='alert(1)'>a</p>", [p("a")]],
    ["<script>alert(1)</script><p>a</p>", [p("a")]],
    ["<style>p{}</style>a", ["a"]],
    ["<noscript>x</noscript>a", ["a"]],
    ["<template>x</template>a", ["a"]],
    ["<script>x<script>y</style>z</script>a", ["a"]],
    ["<h3>a<p>b", [{ tag: "h3", children: ["a"] }, p("b")]],
    ["<p>a<blockquote>b</blockquote>", [p("a"), { tag: "blockquote", children: ["b"] }]],
    ["<div><p>a</p></div>", [p("a")]],
    ["<img src=x onerror=alert(1)>a", ["a"]],
    ['<img src="https://evil.example/a.png">a', ["a"]],
    [
      '<img src="/files/articles/a.png" alt="図">',
      [{ tag: "img", src: "/files/articles/a.png", alt: "図", children: [] }],
    ],
    ['<a href="javascript:alert(1)">a</a>', [{ tag: "a", children: ["a"] }]],
    ['<a href="&#106;avascript:alert(1)">a</a>', [{ tag: "a", children: ["a"] }]],
    ['<a href="/companies">a</a>', [{ tag: "a", href: "/companies", children: ["a"] }]],
    ["<!-- <p>x</p> -->a", ["a"]],
    ["a < b", ["a < b"]],
    ["<td>a</td>", ["a"]],
    ["<table><tr><td>a<table><tr><td>b", [table([cell("a")], [cell("b")])]],
    ["<table><tr><td><img src='/files/articles/a.png'>a", [table([cell("a")])]],
    ["<table>a<tr><td>b", [table(), "ab"]],
    ['<ol start="1"><li>a', [{ tag: "ol", children: [{ tag: "li", children: ["a"] }] }]],
    [
      '<a href="mailto:a@b.jp?bcc=c">a</a>',
      [{ tag: "a", href: "mailto:a@b.jp?bcc=c", children: ["a"] }],
    ],
  ])("makes %s harmless", (html, expected) => {
    expect(parseBody(html)).toEqual(expected);
  });

  it("mends what is not closed, and ignores what was never opened", () => {
    expect(parseBody("<p>a<p>b</ul>c")).toEqual([p("a"), p("bc")]);
    expect(parseBody("<ul><li>a<li>b</ul>c")).toEqual([
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["a"] },
          { tag: "li", children: ["b"] },
        ],
      },
      "c",
    ]);
  });

  it("reads a table by its rows and cells, and a list by its first number", () => {
    expect(
      parseBody(
        '<table style="x"><colgroup><col></colgroup><tbody> <tr><th>職種</th><th>年収</th></tr>\n<tr><td colspan="2"><ul><li><p>一</p></li><li>二</li></ul></td></tr></tbody></table><ol start="3"><li>三</li></ol>',
      ),
    ).toEqual([
      {
        tag: "table",
        children: [
          {
            tag: "tr",
            children: [
              { tag: "th", children: ["職種"] },
              { tag: "th", children: ["年収"] },
            ],
          },
          { tag: "tr", children: [{ tag: "td", colspan: 2, children: [p("一"), p("二")] }] },
        ],
      },
      { tag: "ol", start: 3, children: [{ tag: "li", children: ["三"] }] },
    ]);
  });

  it("takes headings and letters of other programs for its own", () => {
    expect(parseBody("<h1>一</h1><h4>二</h4><b>三</b><i>四</i>")).toEqual([
      { tag: "h2", children: ["一"] },
      { tag: "h3", children: ["二"] },
      { tag: "strong", children: ["三"] },
      { tag: "em", children: ["四"] },
    ]);
  });

  it("lets nothing through that is not on the list, whatever it is given", () => {
    fc.assert(
      fc.property(fc.array(hostilePieces, { maxLength: 30 }), (parts) => {
        for (const element of everyElement(parseBody(parts.join("")))) {
          expect(bodyTags).toContain(element.tag);
          if (element.href !== undefined) expect(isSafeLink(element.href)).toBe(true);
          if (element.src !== undefined) expect(element.src).toMatch(/^\/files\//);
        }
      }),
    );
  });
});

describe("sanitiseBody", () => {
  it("keeps what is allowed and nothing beside it", () => {
    expect(
      sanitiseBody(
        '<h2 class="x" onclick="a()">題 &amp; &lt;b&gt;</h2><script>alert(1)</script><p><u>下線</u><a href="javascript:a()">x</a><a href="/a?b=1&amp;c=2" target=_blank>y</a><br></p><img src="/files/articles/a.webp" alt=\'"図"\' onerror="a()">',
      ),
    ).toBe(
      '<h2>題 &amp; &lt;b&gt;</h2><p>下線<a>x</a><a href="/a?b=1&amp;c=2">y</a><br></p><img src="/files/articles/a.webp" alt="&quot;図&quot;">',
    );
  });

  it("reads back as the same tree, and changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.array(hostilePieces, { maxLength: 30 }), (parts) => {
        const html = parts.join("");
        const kept = sanitiseBody(html);
        const nodes = parseBody(html).filter((node) => node !== "");
        expect(nodes.slice(0, parseBody(kept).length)).toEqual(parseBody(kept));
        expect(sanitiseBody(kept)).toBe(kept);
        // Not one tag, handler or address but those of the list stands in what is kept.
        const rest = kept.replace(allowedTag, "");
        expect(rest).not.toMatch(/[<>]/);
      }),
    );
  });

  it.each([
    ["<p></p>", ""],
    ["<p> </p><p><br></p> ", ""],
    ["<p></p><ul><li><p>一</p></li></ul><p></p>", "<p></p><ul><li><p>一</p></li></ul>"],
    ["<p>一</p><p></p><p>二</p><p></p><p></p>", "<p>一</p><p></p><p>二</p>"],
    ["<p>一</p><h2></h2>", "<p>一</p><h2></h2>"],
    [
      '<p></p><img src="/files/articles/a" alt="一">',
      '<p></p><img src="/files/articles/a" alt="一">',
    ],
  ])("leaves out the empty lines at the end of %s", (html, kept) => {
    expect(sanitiseBody(html)).toBe(kept);
  });

  it("leaves out elements that stand in a hundred others, and keeps their text", () => {
    const deep = "<strong>".repeat(100);
    const end = "</strong>".repeat(100);
    expect(sanitiseBody(`${"<b>".repeat(75_000)}字`)).toBe(`${deep}字${end}`);
    expect(sanitiseBody(`${deep}<em>字<br></em>${end}`)).toBe(`${deep}字<br>${end}`);
    expect(bodyText(parseBody("<ul><li>字".repeat(30_000)))).toHaveLength(59_999);
  });

  it("names the pictures in their order", () => {
    const html =
      '<p>a</p><img src="/files/articles/a" alt="一"><ul><li><img src="/files/articles/b"></li></ul>';
    expect(bodyImages(parseBody(html))).toEqual([
      { src: "/files/articles/a", alt: "一" },
      { src: "/files/articles/b", alt: "" },
    ]);
    expect(bodyHtml(parseBody(html))).toContain('<img src="/files/articles/b" alt="">');
  });
});

it("knows safe links", () => {
  const links = [
    "/a?b#c",
    "https://example.jp/a",
    "//evil.example",
    "/\\evil",
    "data:text/html,x",
    "mailto:a@b",
    "mailto:",
    "mailto:a@b\\c",
    "mailto:javascript:a@b",
    "https://",
    "/a b",
  ];
  expect(links.filter(isSafeLink)).toEqual(["/a?b#c", "https://example.jp/a", "mailto:a@b"]);
});

it("tells the text of a body", () => {
  expect(bodyText(parseBody("<p>一<em>二</em></p><p>三</p>"))).toBe("一二 三");
});
