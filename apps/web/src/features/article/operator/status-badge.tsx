import { type ArticleStatus, articleStatusLabels } from "@tefuda/domain/article/schema";
import { Badge, type BadgeTone } from "@/ui/badge";

const tones: Record<ArticleStatus, BadgeTone> = {
  draft: "neutral",
  planned: "gold",
  published: "pine",
};

export function ArticleStatusBadge({ status }: { status: ArticleStatus }) {
  return <Badge tone={tones[status]}>{articleStatusLabels[status]}</Badge>;
}
