import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface MailServerSteps {
  /** Before it lets a sender begin. */
  readonly beforeMail?: () => Promise<void>;
  /** When it has taken a mail and not yet said so; `taken` counts it. */
  readonly beforeAnswer?: (taken: number) => Promise<void>;
  /** False where nobody looks at what it takes: to read a mail costs more than to take it. */
  readonly keeps?: boolean;
  /** It knows nobody: whoever signs in is refused. */
  readonly signsIn?: boolean;
  /** What it says of addresses that it does not take. */
  readonly refuses?: (address: string) => string | undefined;
}

/** A mail server on this machine that keeps what it takes; it may take its time at each step. */
export async function startMailServer(port = 0, steps: MailServerSteps = {}) {
  const { beforeMail = async () => {}, beforeAnswer = async () => {} } = steps;
  const { keeps = true, signsIn = false, refuses = () => undefined } = steps;
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: !signsIn,
    allowInsecureAuth: signsIn,
    disabledCommands: ["STARTTLS"],
    // Nobody has to answer who 127.0.0.1 is.
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => void beforeMail().then(() => done()),
    onRcptTo({ address }, _session, done) {
      const said = refuses(address);
      done(
        said === undefined
          ? undefined
          : Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) }),
      );
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (keeps) taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        await beforeAnswer(taken.length);
        done();
      });
    },
  });
  // A sender that is killed in the middle of a mail breaks its connection.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { taken, port: (server.server.address() as AddressInfo).port, stop };
}
