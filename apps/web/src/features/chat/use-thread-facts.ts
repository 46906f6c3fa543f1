import type { ThreadContext } from "@tefuda/domain/chat/text";
import { useMemo } from "react";
import type { HelpArticle } from "./help-card";
import type { Matching } from "./use-matching";

/**
 * What the messages of a thread are drawn with. A matching is a new object with every message;
 * these stay the same as long as they say the same, so that drawn messages can stay as they are.
 */
export function useThreadFacts(matching: Matching) {
  const { origin, jokerName, aceName, companyName, recruitmentTitle } = matching;
  const { name, imageURL } = matching.partner;
  const { title, slug, coverUrl = null } = matching.article ?? {};
  const hasArticle = matching.article !== null;
  const context = useMemo<ThreadContext>(
    () => ({ origin, jokerName, aceName, companyName, recruitmentTitle, hasArticle }),
    [origin, jokerName, aceName, companyName, recruitmentTitle, hasArticle],
  );
  const face = useMemo(() => ({ name, imageURL }), [name, imageURL]);
  const article = useMemo<HelpArticle | null>(
    () => (title && slug ? { title, slug, coverUrl } : null),
    [title, slug, coverUrl],
  );
  return { context, face, article };
}
