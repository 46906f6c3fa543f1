import fc from "fast-check";
import { sanitiseBody } from "../../packages/domain/src/article/body.ts";
import { pasted, put } from "../support/article-editor.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** What programs put on the clipboard, and what of it stands in an article then. */
const inputs: Readonly<Record<string, readonly [html: string, stored: string]>> = {
  "Google Sheets": [
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table data-sheets-root="1"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{&quot;1&quot;:2}">職種</td><td style="text-align:right;">600</td></tr></tbody></table></google-sheets-html-origin>',
    "<table><tr><td><p>職種</p></td><td><p>600</p></td></tr></table>",
  ],
  "rows and columns that Excel hides": [
    "<table><col style='display:none'><tr><td style='display:none'>時給</td><td>職種</td></tr><tr height=0 style='display:none'><td>九百円</td><td>検査</td></tr></table>",
    "<table><tr><td><p>職種</p></td></tr></table>",
  ],
  "lines of a mail": [
    '<div dir="ltr">お世話になります。<div><br></div><div>来週の<b>火曜</b>に伺います。</div></div>',
    "<p>お世話になります。</p><p>来週の<strong>火曜</strong>に伺います。</p>",
  ],
  "the hidden first line of a mail": [
    '<div style="display: none; max-height: 0">今週の三本</div><p>こんにちは。<span style="mso-hide:all">続きは中で</span></p>',
    "<p>こんにちは。</p>",
  ],
  LibreOffice: [
    '<html><head><meta name="generator" content="LibreOffice 7.4"></head><body lang="ja-JP"><h1 class="western">題</h1><p style="line-height: 100%"><font face="Noto Sans"><b>太い</b>文字</font></p><ol start="3"><li><p style="margin-bottom: 0cm">三つめ</p></li></ol></body></html>',
    '<h2>題</h2><p><strong>太い</strong>文字</p><ol start="3"><li><p>三つめ</p></li></ol>',
  ],
  "Word in a browser": [
    '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">はじめに</span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ol start="1"><li><p class="Paragraph">一つめ<span class="EOP">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper"><ol start="2"><li><p class="Paragraph">二つめ<span class="EOP">&nbsp;</span></p></li></ol></div>',
    '<p>はじめに</p><ol><li><p>一つめ</p></li></ol><ol start="2"><li><p>二つめ</p></li></ol>',
  ],
  "words that were deleted in Word": [
    '<p class=MsoNormal>納期は<del cite="mailto:a"><span>三日</span></del><ins cite="mailto:a">五日</ins>です。</p>',
    "<p>納期は五日です。</p>",
  ],
  "a numbered list of Word with points in between": [
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>面接</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>・&nbsp;</span>服装は自由</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.&nbsp;</span>23.9キロの荷物</p>",
    '<ol><li><p>面接</p></li></ol><ul><li><p>服装は自由</p></li></ul><ol start="2"><li><p>23.9キロの荷物</p></li></ol>',
  ],
  "a list whose numbers jump": [
    '<ol><li>一</li><li value="5">五</li><li>六</li></ol><ol><li value="3">三</li></ol>',
    '<ol><li><p>一</p></li></ol><ol start="5"><li><p>五</p></li><li><p>六</p></li></ol><ol start="3"><li><p>三</p></li></ol>',
  ],
  "a list of things to do": [
    '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>履歴書を直す</span></li></ul>',
    "<ul><li><p>履歴書を直す</p></li></ul>",
  ],
  "an answer written in Markdown": [
    "<h3>手順</h3><hr><pre><code>const a = 1;\nconst b = 2;\n</code></pre><table><thead><tr><th>名</th></tr></thead><tbody><tr><td>ねじ</td></tr></tbody></table>",
    "<h3>手順</h3><p>const a = 1;<br>const b = 2;</p><table><tr><th><p>名</p></th></tr><tr><td><p>ねじ</p></td></tr></table>",
  ],
  "lines of a chat": [
    '<span>一行目</span><br aria-hidden="true"><span>二行目</span>',
    "<p>一行目<br>二行目</p>",
  ],
  "a note of a phone": [
    '<div><b>買うもの</b></div><ul class="Apple-dash-list"><li>卵</li></ul><div><br></div><div>おわり</div>',
    "<p><strong>買うもの</strong></p><ul><li><p>卵</p></li></ul><p>おわり</p>",
  ],
  "a table in a table": [
    "<table><tr><td><table><tr><td>中の一</td><td>中の二</td></tr></table></td><td>外</td></tr></table>",
    "<table><tr><td><p>中の一　中の二</p></td><td><p>外</p></td></tr></table>",
  ],
  "a table with a heading, head and foot": [
    "<table><caption>料金</caption><thead><tr><th>区分</th></tr></thead><tbody><tr><td>大人</td></tr></tbody><tfoot><tr><td>計</td></tr></tfoot></table>",
    "<p>料金</p><table><tr><th><p>区分</p></th></tr><tr><td><p>大人</p></td></tr><tr><td><p>計</p></td></tr></table>",
  ],
  "rows that lack cells": [
    "<table><tr><td>一</td><td>二</td></tr><tr><td>三</td></tr><tr></tr></table>",
    "<table><tr><td><p>一</p></td><td><p>二</p></td></tr><tr><td><p>三</p></td><td><p></p></td></tr><tr><td><p></p></td><td><p></p></td></tr></table>",
  ],
  "joined cells": [
    '<table><tr><td rowspan="2">朝</td><td>九時</td></tr><tr><td>十時</td></tr></table>',
    '<table><tr><td rowspan="2"><p>朝</p></td><td><p>九時</p></td></tr><tr><td><p>十時</p></td></tr></table>',
  ],
  "a heading and a list in a cell": [
    "<table><tr><td><h2>見出し</h2><ul><li>一</li><li><p>二</p></li></ul></td></tr></table>",
    "<table><tr><td><p>見出し</p><p>一</p><p>二</p></td></tr></table>",
  ],
  "links that lead nowhere else": [
    '<p><a name="_Toc1"></a>一章<a href="javascript:alert(1)">押す</a><a href="file:///C:/a.docx">資料</a><a href="/companies">企業</a></p>',
    '<p>一章押す資料<a href="/companies">企業</a></p>',
  ],
  "a link around blocks": [
    '<a href="https://demo.example/a"><h2>題</h2><p>本文</p></a>',
    '<h2><a href="https://demo.example/a">題</a></h2><p><a href="https://demo.example/a">本文</a></p>',
  ],
  "readings beside their letters": [
    "<p><ruby>手札<rp>（</rp><rt>てふだ</rt><rp>）</rp></ruby>と<ruby>札<rt>ふだ</rt></ruby></p>",
    "<p>手札（てふだ）と札（ふだ）</p>",
  ],
  "terms and what they mean": ["<dl><dt>勤務地</dt><dd>東京</dd></dl>", "<p>勤務地</p><p>東京</p>"],
  "paragraphs that begin with a space": ["<p>　一字下げます。</p>", "<p>　一字下げます。</p>"],
  "two line breaks": ["<p>一段目<br><br>二段目</p>", "<p>一段目<br><br>二段目</p>"],
  "what would run": [
    '<p onclick="x()">文<script>alert(1)</script><style>p{}</style><img src="x" onerror="y()"></p>',
    "<p>文</p>",
  ],
};

test("what programs put on the clipboard stands in an article as it was meant", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  // The browser tells of what it does not run.
  expectBrowserErrors(/inline event handler/);
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/articles/new");
  for (const [name, [html, stored]] of Object.entries(inputs))
    await test.step(name, async () => expect(await pasted(desktop, html)).toBe(stored));
});

/** What is pasted into a table leaves it whole. */
const table =
  "<table><tr><td><p>朝</p></td><td><p>昼</p></td></tr><tr><td><p>夕</p></td><td><p>夜</p></td></tr></table>";
const intoTable: Readonly<Record<string, readonly [html: string, stored: string]>> = {
  "a heading, a line and a list": [
    "<h2>題</h2><p>文</p><ul><li>一</li></ul>",
    "<table><tr><td><p>朝題</p><p>文</p><p>一</p></td><td><p>昼</p></td></tr><tr><td><p>夕</p></td><td><p>夜</p></td></tr></table>",
  ],
  "a table between lines": [
    "<p>前</p><table><tr><td>A</td><td>B</td></tr></table><p>後</p>",
    "<table><tr><td><p>朝前</p><p>A</p><p>B</p><p>後</p></td><td><p>昼</p></td></tr><tr><td><p>夕</p></td><td><p>夜</p></td></tr></table>",
  ],
  "rows with a joined cell at their corner": [
    '<table><tr><td>A</td><td>B</td><td rowspan="2">C</td></tr><tr><td>D</td><td>E</td></tr></table>',
    "<table><tr><td><p>A</p></td><td><p>B</p></td><td><p>C</p></td></tr><tr><td><p>D</p></td><td><p>E</p></td><td><p></p></td></tr></table>",
  ],
  "a table without a cell": ["<table><tr></tr></table>", table],
};

test("what is pasted into a table leaves it whole", async ({ server, desktop }) => {
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/articles/new");
  for (const [name, [html, stored]] of Object.entries(intoTable))
    await test.step(name, async () =>
      expect(await pasted(desktop, html, table, "朝")).toBe(stored),
    );
});

const span = (name: string) =>
  fc.constantFrom("", "", "", ` ${name}="2"`, ` ${name}="3"`, ` ${name}="0"`);
const cell = fc
  .tuple(fc.constantFrom("td", "th"), span("colspan"), span("rowspan"))
  .map(([tag, across, down]) => `<${tag}${across}${down}>字</${tag}>`);
const anyTable = fc
  .array(fc.array(cell, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((rows) => `<table>${rows.map((cells) => `<tr>${cells.join("")}</tr>`).join("")}</table>`);

test("tables of any shape, pasted into tables of any shape, are stored as they are shown", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/articles/new");
  await fc.assert(
    fc.asyncProperty(anyTable, anyTable, async (first, second) => {
      const stored = await pasted(desktop, second, await pasted(desktop, first), "字");
      expect(sanitiseBody((await put(desktop, stored)).html)).toBe(stored);
    }),
    { numRuns: 60 },
  );
});
