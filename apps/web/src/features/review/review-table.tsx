import { formatListTime } from "@tefuda/domain/time/format.ja";
import { ratingLabels, reviewTagLabels } from "@tefuda/domain/video/review";
import { Star } from "lucide-react";
import type { Outputs } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Badge } from "@/ui/badge";
import { type Column, Table } from "@/ui/table";
import { TextLink } from "@/ui/text-link";
import { reviewCopy as copy } from "./copy.ja";

type Row = Outputs["video"]["reviews"]["items"][number];

/** What an operator may have to act on. */
const alarming: readonly string[] = ["likeSelection", "unpleasant", "absent"];

/** Reviews as rows, each with its words and the two people. */
export function ReviewTable({ items }: { items: readonly Row[] }) {
  const now = useNow();
  const time = (at: Date) => <span className="whitespace-nowrap">{formatListTime(at, now)}</span>;
  const heads = copy.columns;
  const columns: Column<Row>[] = [
    {
      key: "content",
      header: heads.content,
      primary: true,
      cell: ({ tags, comment }) => (
        <span className="grid max-w-xl gap-1.5 font-normal">
          {comment ? (
            <span className="whitespace-pre-wrap break-words">{comment}</span>
          ) : (
            <span className="text-ink-2">{copy.noComment}</span>
          )}
          {tags.length > 0 && (
            <span className="flex flex-wrap gap-1">
              {tags.map((tag) => (
                <Badge key={tag} tone={alarming.includes(tag) ? "danger" : "neutral"}>
                  {reviewTagLabels[tag]}
                </Badge>
              ))}
            </span>
          )}
        </span>
      ),
    },
    { key: "rating", header: heads.rating, cell: ({ rating }) => <Rating rating={rating} /> },
    {
      key: "from",
      header: heads.from,
      cell: ({ side, userId, userName }) => (
        <span className="grid justify-items-end gap-0.5 as-wide-cards:justify-items-start as-rows:justify-items-start">
          <Person name={userName} jokerId={side === "joker" ? userId : null} />
          <span className="text-ink-2 text-xs">{copy.sides[side]}</span>
        </span>
      ),
    },
    {
      key: "about",
      header: heads.about,
      cell: ({ side, aboutUserId, aboutName }) => (
        <Person name={aboutName} jokerId={side === "ace" ? aboutUserId : null} />
      ),
    },
    {
      key: "company",
      header: heads.company,
      cell: ({ companyId, companyName }) =>
        companyId ? (
          <TextLink href={`/operator/companies/${companyId}`}>{companyName}</TextLink>
        ) : (
          copy.none
        ),
    },
    {
      key: "interview",
      header: heads.interview,
      align: "right",
      cell: ({ interviewAt }) => time(interviewAt),
    },
    {
      key: "at",
      header: heads.at,
      align: "right",
      cell: ({ createdAt }) => time(createdAt),
    },
  ];
  return <Table caption={copy.caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

function Rating({ rating }: { rating: Row["rating"] }) {
  return (
    <span className="grid justify-items-end gap-0.5 as-wide-cards:justify-items-start as-rows:w-28 as-rows:justify-items-start">
      <span role="img" aria-label={copy.stars(rating)} className="flex gap-0.5">
        {[1, 2, 3, 4, 5].map((place) => (
          <Star
            key={place}
            aria-hidden
            className={
              place <= rating
                ? "size-3.5 shrink-0 fill-current text-gold"
                : "size-3.5 shrink-0 text-control"
            }
          />
        ))}
      </span>
      <span className="text-ink-2 text-xs">{ratingLabels[rating]}</span>
    </span>
  );
}

/** A seeker's name leads to the record that operators keep. */
function Person({ name, jokerId }: { name: string | null; jokerId: string | null }) {
  const shown = name || copy.gone;
  return jokerId ? <TextLink href={`/operator/jokers/${jokerId}`}>{shown}</TextLink> : shown;
}
