import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { freePort } from "@tefuda/testing/server/free-port";
import { afterEach, expect, test } from "vitest";
import { createSmtpMail, type SmtpSettings } from "./smtp.ts";

const pem = (name: string) =>
  readFileSync(new URL(`../../../testing/src/push/${name}`, import.meta.url), "utf8");
const cert = pem("localhost.cert.pem");
const key = pem("localhost.key.pem");

type Step = "greeting" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "taken";
/** What a server says at each step; nothing at all where it falls silent. */
const usual: Readonly<Record<Step, string>> = {
  greeting: "220 mail.example.jp ESMTP",
  EHLO: "250-mail.example.jp\r\n250 AUTH PLAIN",
  AUTH: "235 2.7.0 accepted",
  MAIL: "250 2.1.0 ok",
  RCPT: "250 2.1.5 ok",
  DATA: "354 go on",
  taken: "250 2.0.0 taken",
};

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A mail server that says what it is told to; `heard` are the steps that were asked for. */
async function startServer(said: Partial<Record<Step, string | undefined>> = {}, isTls = false) {
  const answers: Partial<Record<string, string | undefined>> = { ...usual, ...said };
  const heard: string[] = [];
  const talk = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let isMail = false;
    let rest = "";
    const answer = (step: string) => {
      heard.push(step);
      if (answers[step] !== undefined) socket.write(`${answers[step]}\r\n`);
    };
    answer("greeting");
    socket.on("data", (bytes) => {
      const lines = (rest + bytes).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (isMail) {
          if (line !== ".") continue;
          isMail = false;
          answer("taken");
          continue;
        }
        const step = line.split(" ", 1)[0] ?? "";
        answer(step);
        isMail = step === "DATA" && answers.DATA?.startsWith("354") === true;
      }
    });
  };
  const server = isTls ? createTlsServer({ cert, key }, talk) : createServer(talk);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, heard };
}

const open = (url: string, more: Partial<SmtpSettings> = {}) =>
  createSmtpMail({ url, from: "Tefuda <no-reply@example.jp>", ...more });
const mail = {
  to: "aiko@example.jp",
  subject: "件名",
  text: "本文",
  html: "<p>本文</p>",
  attachments: [],
  messageId: "<one@example.jp>",
};

test("a mail that the server takes has been delivered", async () => {
  const server = await startServer();
  await open(`smtp://user:secret@127.0.0.1:${server.port}`).deliver(mail);
  expect(server.heard).toEqual(["greeting", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "taken"]);
});

const refusals: readonly [string, Partial<Record<Step, string | undefined>>, string, boolean][] = [
  ["the password", { AUTH: "535 5.7.8 wrong" }, "password", true],
  ["to sign anybody in for now", { AUTH: "454 4.7.0 later" }, "away", true],
  ["the sender", { MAIL: "550 5.7.1 not yours" }, "sender", true],
  ["the sender for now", { MAIL: "451 4.7.1 later" }, "refused", false],
  ["the one who gets it", { RCPT: "550 5.1.1 nobody" }, "address", false],
  ["the one who gets it, in its own words", { RCPT: "550 no such user" }, "address", false],
  ["a full mailbox for good", { RCPT: "552-5.2.2 full\r\n552 5.2.2 full" }, "address", false],
  ["the one who gets it for now", { RCPT: "450 4.2.1 later" }, "refused", false],
  ["everybody, the sender being on a list", { RCPT: "554 5.7.1 blocked" }, "refused", false],
  ["everybody, not knowing the sender's system", { RCPT: "553 5.1.8 who" }, "refused", false],
  ["what is in it", { taken: "554 5.6.0 spam" }, "refused", false],
  ["everybody, being full", { greeting: "421 4.3.2 full" }, "away", true],
  ["to go on", { RCPT: "421 4.3.2 closing" }, "away", true],
];

test.each(refusals)("a server that refuses %s", async (_, said, reason, isOfServer) => {
  const { port } = await startServer(said);
  const delivery = open(`smtp://user:secret@127.0.0.1:${port}`).deliver(mail);
  await expect(delivery).rejects.toMatchObject({ name: "MailFailure", reason, isOfServer });
});

test.each<[string, Step]>([
  ["before it greets", "greeting"],
  ["when it is asked who it is", "EHLO"],
  ["at the password", "AUTH"],
  ["at the sender", "MAIL"],
  ["after the mail", "taken"],
])("a server that is silent %s is left", async (_, step) => {
  const { port } = await startServer({ [step]: undefined });
  const url = `smtp://user:secret@127.0.0.1:${port}`;
  const delivery = open(url, { stepMs: 200 }).deliver(mail);
  await expect(delivery).rejects.toMatchObject({ reason: "silent", isOfServer: true });
});

test("nobody is there", async () => {
  const nowhere = open(`smtp://127.0.0.1:${await freePort()}`);
  await expect(nowhere.deliver(mail)).rejects.toMatchObject({ reason: "away", isOfServer: true });
  await expect(nowhere.check()).rejects.toMatchObject({ reason: "away" });
  const unnamed = open("smtp://mail.invalid");
  await expect(unnamed.deliver(mail)).rejects.toMatchObject({ reason: "away" });
});

test("a certificate is trusted when its own is named", async () => {
  const { port } = await startServer({}, true);
  const url = `smtps://user:secret@localhost:${port}`;
  await expect(open(url).deliver(mail)).rejects.toMatchObject({ reason: "certificate" });
  await expect(open(url).check()).rejects.toMatchObject({ reason: "certificate" });
  await open(url, { ca: cert }).check();
  await open(url, { ca: cert }).deliver(mail);
});

test("a server that speaks no TLS where it should is told as such", async () => {
  const { port } = await startServer();
  await expect(open(`smtps://127.0.0.1:${port}`).deliver(mail)).rejects.toMatchObject({
    reason: "certificate",
  });
});

test("a check signs in, and sends nothing", async () => {
  const server = await startServer();
  await open(`smtp://user:secret@127.0.0.1:${server.port}`).check();
  expect(server.heard.slice(0, 3)).toEqual(["greeting", "EHLO", "AUTH"]);
  expect(server.heard).not.toContain("MAIL");
  const { port } = await startServer({ AUTH: "535 5.7.8 wrong" });
  const wrong = open(`smtp://user:secret@127.0.0.1:${port}`);
  await expect(wrong.check()).rejects.toMatchObject({
    reason: "password",
    message:
      "The mail server refuses the user or the password of SMTP_URL. (Invalid login: 535 5.7.8 wrong)",
  });
});

test("a delivery is broken off by its signal, at once", async () => {
  const server = await startServer({ taken: undefined });
  const breakOff = new AbortController();
  const delivery = open(`smtp://127.0.0.1:${server.port}`).deliver(mail, breakOff.signal);
  await expect.poll(() => server.heard.at(-1), { timeout: 20_000 }).toBe("taken");
  breakOff.abort();
  await expect(delivery).rejects.toMatchObject({ reason: "aborted", isOfServer: false });
});
