import { type MailTemplate, mails } from "@tefuda/domain/notification/mails.ja";
import { renderMail } from "@tefuda/services/mail/render-mail";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { AppCtx } from "../trpc/context.ts";

const templates = Object.keys(mails) as [MailTemplate, ...MailTemplate[]];
const shown = z.object({ template: z.enum(templates), as: z.enum(["html", "text"]) });

/** Nothing in a mail may load or run; its own styles stand in it, as in a mail program. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/** Each mail with sample values, as HTML and as text, to look at while changing one. */
export function mailPreview(server: FastifyInstance, { site }: AppCtx) {
  const render = async (template: MailTemplate) => {
    const { mailSamples } = await import("@tefuda/testing/mails/samples");
    return renderMail(template, mailSamples(site.origin)[template], site);
  };
  server.get("/dev/mails", async (_request, reply) => {
    const rows = await Promise.all(
      templates.map(async (template) => ({ template, ...(await render(template)) })),
    );
    return send(reply, "text/html", page(rows));
  });
  server.get("/dev/mails/:template/:as", async (request, reply) => {
    const asked = shown.safeParse(request.params);
    if (!asked.success) return reply.code(404).send();
    const { html, text } = await render(asked.data.template);
    return asked.data.as === "html"
      ? send(reply, "text/html", html)
      : send(reply, "text/plain", text);
  });
}

const send = (reply: FastifyReply, type: string, content: string) =>
  reply
    .header("content-security-policy", POLICY)
    .header("x-frame-options", "SAMEORIGIN")
    .header("cache-control", "no-store")
    .type(`${type}; charset=utf-8`)
    .send(content);

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function page(rows: readonly { template: MailTemplate; subject: string; text: string }[]): string {
  const sections = rows.map(
    ({ template, subject, text }) => `<section id="${template}">
<h2>${template}: ${escaped(subject)}</h2>
<p><a href="/dev/mails/${template}/html">HTML</a> <a href="/dev/mails/${template}/text">text</a></p>
<div><iframe title="${template}" loading="lazy" src="/dev/mails/${template}/html"></iframe><pre>${escaped(text)}</pre></div>
</section>`,
  );
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>Mails</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font-family:sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}iframe{width:660px;max-width:100%;height:640px;border:1px solid #ccc}pre{flex:1;min-width:280px;white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><h1>Mails</h1><ul>${rows.map(({ template }) => `<li><a href="#${template}">${template}</a></li>`).join("")}</ul>
${sections.join("\n")}</body></html>`;
}
