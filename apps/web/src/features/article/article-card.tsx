import { articleCategoryLabels } from "@tefuda/domain/article/schema";
import { appPath } from "@tefuda/domain/bridge/app-paths";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import clsx from "clsx";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { ImageFrame } from "@/ui/image-frame";
import type { ArticleCardData } from "./types";

export interface ArticleCardProps {
  article: ArticleCardData;
  level?: 2 | 3 | 4;
  /** The first of a page, wide. */
  isLead?: boolean;
  /** Above the fold. */
  eager?: boolean;
  /** Inside an app: its link stays there. */
  inApp?: boolean | undefined;
}

/** An article as a card: its cover, what it is about, of when. */
export function ArticleCard({ article, level = 2, isLead, eager, inApp }: ArticleCardProps) {
  const { category, publishedAt, companyName } = article;
  const Heading = `h${level}` as const;
  const href = `/articles/${article.id}`;
  return (
    <Card
      as="article"
      lift
      pad="none"
      className={clsx(
        "grid content-start overflow-hidden",
        isLead && "md:grid-cols-[1.15fr_1fr] md:items-center",
      )}
    >
      <ImageFrame
        src={article.coverUrl}
        alt=""
        eager={eager}
        sizes={
          isLead
            ? "(min-width: 1120px) 580px, (min-width: 768px) 52vw, 100vw"
            : "(min-width: 1120px) 350px, (min-width: 576px) 46vw, 100vw"
        }
        className="rounded-none"
      />
      <div className={clsx("grid content-start gap-2.5 p-5", isLead && "md:p-8")}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="indigo">{articleCategoryLabels[category]}</Badge>
          {publishedAt && (
            <time dateTime={jstDate(publishedAt)} className="text-ink-2 text-xs tabular-nums">
              {formatDate(publishedAt)}
            </time>
          )}
        </p>
        <Heading className={isLead ? "text-xl md:text-2xl" : "text-lg"}>
          <CardLink href={inApp ? appPath(href) : href}>{article.title}</CardLink>
        </Heading>
        {companyName && <p className="text-ink-2 text-sm">{companyName}</p>}
      </div>
    </Card>
  );
}
