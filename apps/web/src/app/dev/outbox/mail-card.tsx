import { Card } from "@/ui/card";

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly time: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

const address = /(https?:\/\/\S+)/;

/** One mail as a mail program shows its text, with links that can be followed. */
export function MailCard({ mail }: { mail: Mail }) {
  return (
    <Card as="article" className="grid gap-3">
      <header className="grid gap-1">
        <h2 className="text-lg">{mail.subject}</h2>
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-2 text-sm">
          <span>{mail.to}</span>
          <span className="tabular-nums">{mail.time}</span>
        </p>
      </header>
      <p className="whitespace-pre-wrap border-line border-t pt-3 text-sm">
        {mail.text.split(address).map((part, at) =>
          at % 2 === 1 ? (
            <a key={part} href={part} className="text-indigo underline underline-offset-4">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {mail.attachments.map(({ name, contentType, content }) => (
        <a
          key={name}
          download={name}
          href={`data:${contentType.replaceAll(" ", "")},${encodeURIComponent(content)}`}
          className="w-fit text-indigo text-sm underline underline-offset-4"
        >
          {name}
        </a>
      ))}
    </Card>
  );
}
