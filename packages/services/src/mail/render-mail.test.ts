import { expect, it, vi } from "vitest";
import { mailHtml } from "./mail-html.ts";
import { mailHtmlInThread } from "./mail-html-thread.ts";
import { renderMail } from "./render-mail.ts";

const site = { brand: "Tefuda", origin: "https://tefuda.example.jp" };

it("keeps the lines that the support team wrote to somebody who was restricted", async () => {
  const { text } = await renderMail(
    "reportAction",
    {
      label: "利用の制限",
      notice: "連絡を控えてください。\nご返信は不要です。",
      days: "14",
      url: "https://tefuda.example.jp/contact",
    },
    site,
  );
  expect(text.split("\n\n").slice(0, 2)).toEqual([
    "利用規約に沿わない行為が確認されたため、次の対応を行いました：利用の制限",
    "連絡を控えてください。\nご返信は不要です。",
  ]);
});

it("keeps the lines of an inquiry, and none of the name of whoever wrote it", async () => {
  const { subject, text } = await renderMail(
    "inquiryForDesk",
    {
      number: "12",
      label: "使い方\nについて",
      name: "青木\n花",
      email: "hana@example.jp",
      content: "一行目です。\n二行目です。",
    },
    site,
  );
  expect(subject).toBe("【Tefuda】お問い合わせ 12（使い方 について）");
  expect(text.split("\n\n").slice(0, 2)).toEqual([
    "お名前：青木 花\n返信先：hana@example.jp",
    "一行目です。\n二行目です。",
  ]);
});

it("sends a mail of an interview whole that was written before it named the other side", async () => {
  const first = async (template: "scheduleProposed" | "scheduleCancelled", params: object) =>
    (await renderMail(template, params as never, site)).text.split("\n\n")[0];
  const url = "https://tefuda.example.jp/matchings/1";
  expect(await first("scheduleCancelled", { label: "体調不良", url })).toBe(
    "面談がキャンセルされました。",
  );
  expect(await first("scheduleProposed", { date: "2026年12月1日（火） 14:00", url })).toBe(
    "面談の日程候補が届きました。ご都合のよい日時を選んでください。",
  );
});

it("leaves out the paragraph of a list that a mail was written without", async () => {
  const params = { name: "佐藤 花", date: "2026年12月1日（火） 14:00", url: "https://a.example" };
  const { text, html } = await renderMail("scheduleProposed", params as never, site);
  expect(text).toContain("選んでください。\n\n回答期限：2026年12月1日（火） 14:00（日本時間）");
  expect(html).not.toContain("候補の日時");
});

it("makes one list of the lines that begin with a bullet, with what belongs to each", async () => {
  const { html } = await renderMail(
    "recommendMonthly",
    {
      list: "前の行\n次の行\n・会社 A\n　https://tefuda.example.jp/a\n・会社 B\n後の行",
      url: "https://tefuda.example.jp/companies",
    },
    site,
  );
  const parts = [...html.matchAll(/<(p|ul) class="m-ink"[^>]*>(.*?)<\/\1>/gs)].map(
    ([, tag, inner = ""]) => [
      tag,
      inner
        .replace(/<br\/>/g, "|")
        .replace(/<li>/g, "*")
        .replace(/<[^>]*>/g, ""),
    ],
  );
  expect(parts.slice(2)).toEqual([
    ["p", "前の行|次の行"],
    ["ul", "*会社 A|https://tefuda.example.jp/a*会社 B"],
    ["p", "後の行"],
  ]);
});

it("shows the first hundred letters of a mail behind its subject", async () => {
  const text = Array.from({ length: 130 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const params = { number: "1", label: "使い方", name: "青木", email: "hana@example.jp" };
  const { html } = await renderMail("inquiryForDesk", { ...params, content: text.join("") }, site);
  const [, shown] = /display:none[^>]*>([^<]*)</.exec(html) ?? [];
  const begin = "お名前：青木 返信先：hana@example.jp ";
  expect(shown).toBe(begin + text.slice(0, 100 - begin.length).join(""));
});

it("is laid out as designed, and makes links of our own addresses alone", () => {
  const html = mailHtml({
    brand: "Tefuda",
    preheader: "",
    blocks: [
      { kind: "text", lines: ["一行目 https://evil.example", "二行目"] },
      { kind: "list", items: ["会社 https://evil.example\nhttps://ours.example/a"] },
      { kind: "button", label: "開く", url: "https://ours.example/b" },
    ],
    footer: ["お問い合わせ https://ours.example/c", "以上"],
  });
  const styleOf = (beginning: string) =>
    new RegExp(`<${beginning} style="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(styleOf('p class="m-ink"')).toContain("font-size:16px");
  expect(styleOf('p class="m-hint"')).toContain("font-size:12px");
  expect(styleOf('ul class="m-ink"')).toContain("padding-left:24px");
  expect(styleOf('a href="https://ours.example/b"')).toMatch(
    /border-radius:999px;.*font-size:16px/,
  );
  expect(html).toContain(">一行目 https://evil.example<br/>二行目<");
  expect(html).toContain("<li>会社 https://evil.example<br/><span>");
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(new Set(links)).toEqual(
    new Set(["a", "b", "c"].map((page) => `https://ours.example/${page}`)),
  );
});

it("waits for the HTML of a mail for half a minute", async () => {
  const patience = vi.spyOn(AbortSignal, "timeout");
  try {
    await mailHtmlInThread({ brand: "", preheader: "", blocks: [], footer: [] });
    expect(patience.mock.calls).toEqual([[30_000]]);
  } finally {
    patience.mockRestore();
  }
});
