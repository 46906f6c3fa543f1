import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { appCopy } from "../copy.ja";

/** What stands where a page is not there; `isMain` is false inside a shell. */
export function Missing({ isMain = true }: { isMain?: boolean }) {
  const { title, body, action } = appCopy.notFound;
  return (
    <MessagePage
      isMain={isMain}
      drawing="search"
      mark="404"
      title={title}
      body={body}
      action={<ButtonLink href="/">{action}</ButtonLink>}
    />
  );
}
